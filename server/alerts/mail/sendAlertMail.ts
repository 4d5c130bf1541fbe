import type { Knex } from 'knex';
import { generateToken, hashSecret } from '../../access/secrets.js';
import { canSendMail } from '../../mail/mailer.js';
import { findClaimEnd, maxMailAttempts } from '../../mail/mailRetries.js';
import { listMailAddresses } from '../../store/accounts.js';
import { countUnmailed, markMailed } from '../../store/alertFirings.js';
import { claimMail, lockMail, type QueuedMail, replaceMail } from '../../store/alertMails.js';
import { insertMailToken } from '../../store/alertMailTokens.js';
import { loadAlertSettings } from '../../store/alertSettings.js';
import { buildAlertMail } from './buildAlertMail.js';
import { findDigestTime } from './findDigestTime.js';
import type { MailContext } from './mailContext.js';
import { readMailContent } from './readMailContent.js';

/**
 * Sends a queued mail, and records that. A process that is killed between the two sends it again after a few minutes, with the same
 * message id. Never rejects: a mail that could not be sent stays in the queue. Returns whether it was sent.
 */
export async function sendAlertMail(context: MailContext, queued: QueuedMail): Promise<boolean> {
  const { db, now, log, config, metrics } = context;
  const { accountId, mail, attempts } = queued;
  if (!canSendMail(config)) return false;
  try {
    if (!(await claimMail(db, queued, findClaimEnd(now(), attempts)))) return false;
    if (attempts < maxMailAttempts) return await deliver(context, queued);
    metrics.alerts.recordMail('failed');
    log?.error({ accountId, mail, dueAt: queued.dueAt }, `Gave up an alert mail after ${attempts} attempts.`);
    await db.transaction((trx) => recordSent(trx, queued, Number.MAX_SAFE_INTEGER, now()));
  } catch (err) {
    metrics.alerts.recordMail('retried');
    log?.warn({ err, accountId, mail }, 'Could not send an alert mail. It stays in the queue.');
  }
  return false;
}

async function deliver(context: MailContext, queued: QueuedMail): Promise<boolean> {
  const { db, now, mailer, config, metrics } = context;
  const { accountId, mail, dueAt } = queued;
  const [address] = await listMailAddresses(db, [accountId]);
  const content = await readMailContent(context, accountId, mail, undefined);
  if (address !== undefined && content !== undefined) {
    const token = generateToken();
    await insertMailToken(db, accountId, hashSecret(token), now().toISOString());
    const stopUrl = `${config.PUBLIC_URL}/api/alerts/unsubscribe/${token}`;
    const messageId = hashSecret(`${accountId} ${mail} ${dueAt}`).slice(0, 32);
    const built = buildAlertMail(content, { publicUrl: config.PUBLIC_URL, stopUrl });
    await mailer.deliver({ ...built, to: address.email, messageId });
    metrics.alerts.recordMail('sent');
  }
  // Nothing is kept for an account that can get no mail.
  await db.transaction((trx) => recordSent(trx, queued, content?.lastId ?? 0, now()));
  return address !== undefined && content !== undefined;
}

/** Records what was mailed. If more has fired in the meantime, the next mail is queued. */
async function recordSent(trx: Knex.Transaction, queued: QueuedMail, lastId: number, now: Date): Promise<void> {
  const { accountId, mail } = queued;
  if (!(await lockMail(trx, queued))) return;
  await markMailed(trx, { accountId, mail, lastId }, now.toISOString());
  const left = await countUnmailed(trx, accountId, mail);
  if (left === 0) return replaceMail(trx, queued, undefined);
  const settings = await loadAlertSettings(trx, accountId);
  await replaceMail(trx, queued, mail === 'now' ? now.toISOString() : findDigestTime(mail, settings, now));
}
