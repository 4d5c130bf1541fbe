import type { Logger } from 'pino';
import { AlertEngine } from './alerts/alertEngine.js';
import { AlertMailer } from './alerts/mail/alertMailer.js';
import type { AppContext } from './appContext.js';
import { createEventWorker } from './billing/createEventWorker.js';
import { Scheduler } from './scheduled/scheduler.js';
import { openWebhookSender } from './webhooks/openWebhookSender.js';

/** What a process does besides answering requests: scheduled jobs, the evaluation of alerts and their mail, webhooks, and events of Stripe. */
export function createBackgroundWork(context: AppContext, log: Logger) {
  const scheduler = new Scheduler({ ...context, log, random: Math.random });
  const alerts = new AlertEngine(context, log);
  const alertMails = new AlertMailer({ ...context, log });
  const webhooks = openWebhookSender({ ...context, log });
  const { billing } = context;
  const billingEvents = billing && createEventWorker({ ...context, billing }, context.stopping);
  return {
    async start(): Promise<void> {
      await scheduler.start();
      alerts.start();
      alertMails.start();
      webhooks.start();
      billingEvents?.start();
    },
    /** Starts nothing more, and waits for the evaluation of alerts, for mails in progress, and a short time for webhooks. Jobs that run go on. */
    async close(): Promise<void> {
      scheduler.close();
      await Promise.all([alerts.close(), alertMails.close(), webhooks.close(), billingEvents?.close()]);
    },
  };
}
