import { hashSecret } from '../access/secrets.js';
import { canSendMail } from '../mail/mailer.js';
import { findClaimEnd, maxMailAttempts } from '../mail/mailRetries.js';
import { listMailAddresses } from '../store/accounts.js';
import { listEndpointsById } from '../store/webhookEndpoints.js';
import { claimWebhookMail, deleteWebhookMail, listDueWebhookMails, type WebhookMail } from '../store/webhookMails.js';
import { buildDisabledMail } from './buildDisabledMail.js';
import type { SenderContext } from './senderContext.js';

type MailContext = Pick<SenderContext, 'db' | 'config' | 'mailer' | 'log' | 'now'>;

const mailsPerRead = 20;

/**
 * Sends the mails about disabled endpoints that are due, one after the other, and starts no further one while the server stops. A process
 * that is killed before it has recorded a mail sends it again after a few minutes, with the same message id.
 */
export async function sendDisabledMails(context: MailContext, closing: AbortSignal): Promise<void> {
  if (!canSendMail(context.config)) return;
  const due = await listDueWebhookMails(context.db, context.now().toISOString(), mailsPerRead);
  for (const queued of due) {
    if (closing.aborted) return;
    await sendQueued(context, queued);
  }
}

/** Never rejects: a mail that could not be sent stays in the queue. */
async function sendQueued(context: MailContext, queued: WebhookMail): Promise<void> {
  const { db, now, log } = context;
  const { endpointId: webhook, attempts } = queued;
  try {
    if (!(await claimWebhookMail(db, queued, findClaimEnd(now(), attempts)))) return;
    if (attempts < maxMailAttempts) await deliver(context, queued);
    else log?.error({ webhook }, `Gave up the mail about a disabled webhook endpoint after ${attempts} attempts.`);
    await deleteWebhookMail(db, queued);
  } catch (err) {
    log?.warn({ err, webhook }, 'Could not send the mail about a disabled webhook endpoint. It stays in the queue.');
  }
}

/** Sends nothing if the endpoint was enabled in the meantime, or if the account gets no mail. */
async function deliver({ db, config, mailer }: MailContext, { endpointId, disabledAt }: WebhookMail): Promise<void> {
  const [endpoint] = await listEndpointsById(db, [endpointId]);
  if (endpoint?.status !== 'disabled') return;
  const [address] = await listMailAddresses(db, [endpoint.accountId]);
  if (address === undefined) return;
  const messageId = hashSecret(`webhook ${endpointId} ${disabledAt}`).slice(0, 32);
  await mailer.deliver({ ...buildDisabledMail(endpoint, config.PUBLIC_URL), to: address.email, messageId });
}
