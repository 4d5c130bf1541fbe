import { resolveInDns } from './checkedConnector.js';
import { OutgoingClient } from './outgoingClient.js';
import { readOutgoingRules } from './outgoingRules.js';
import type { SenderContext } from './senderContext.js';
import { WebhookSender } from './webhookSender.js';

/** Time limit of a call. */
const timeoutMs = 10_000;

/** Creates the sender of webhooks. */
export function openWebhookSender(context: Omit<SenderContext, 'client'>): WebhookSender {
  const client = new OutgoingClient({ ...readOutgoingRules(context.config), resolveHost: resolveInDns, timeoutMs });
  return new WebhookSender({ ...context, client });
}
