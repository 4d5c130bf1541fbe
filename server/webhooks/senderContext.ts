import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Mailer } from '../mail/mailer.js';
import type { Metrics } from '../metrics/metrics.js';
import type { OutgoingClient } from './outgoingClient.js';

/** What sending needs. */
export interface SenderContext {
  db: Knex;
  config: Config;
  mailer: Mailer;
  metrics: Metrics;
  log: Logger | undefined;
  client: OutgoingClient;
  now(): Date;
}
