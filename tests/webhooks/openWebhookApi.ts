import type { WebhookSender } from '../../server/webhooks/webhookSender.js';
import { type Api, startApi } from '../support/api.js';
import { openSender } from './openSender.js';
import { type Receiver, startReceiver } from './receiver.js';

/** A server whose webhooks may go to the machine of the test, its sender and a receiver. */
export interface WebhookApi extends Api {
  sender: WebhookSender;
  receiver: Receiver;
}

export async function openWebhookApi(...respond: Parameters<typeof startReceiver>): Promise<WebhookApi> {
  const api = await startApi({ WEBHOOK_ALLOW_HTTP: true, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' });
  const receiver = await startReceiver(...respond);
  const { sender } = openSender(api.db, api.clock);
  const stop = async () => {
    await receiver.close();
    await api.stop();
  };
  return { ...api, sender, receiver, stop };
}
