import type { Knex } from 'knex';
import { type Config, readConfig } from '../../server/config.js';
import type { Mail, Mailer } from '../../server/mail/mailer.js';
import { Metrics } from '../../server/metrics/metrics.js';
import { OutgoingClient, type OutgoingClientOptions } from '../../server/webhooks/outgoingClient.js';
import { WebhookSender } from '../../server/webhooks/webhookSender.js';
import { collectMail } from '../support/collectMail.js';

/** A sender that calls the machine of the test, as one process of a server. */
export interface TestSender {
  sender: WebhookSender;
  metrics: Metrics;
  mailbox: Mail[];
}

export function openSender(
  db: Knex,
  clock: { now: Date },
  {
    config = {},
    client = {},
    mailer,
  }: { config?: Partial<Config>; client?: Partial<OutgoingClientOptions>; mailer?: Mailer } = {},
): TestSender {
  const mailbox: Mail[] = [];
  const metrics = new Metrics();
  const options = {
    allowHttp: true,
    allowedNetworks: ['127.0.0.0/8'],
    resolveHost: async () => [],
    timeoutMs: 5_000,
    ...client,
  };
  const sender = new WebhookSender({
    db,
    config: { ...readConfig({ NODE_ENV: 'test' }), ...config },
    mailer: mailer ?? collectMail(mailbox),
    metrics,
    log: undefined,
    client: new OutgoingClient(options),
    now: () => clock.now,
  });
  return { sender, metrics, mailbox };
}
