import type { Knex } from 'knex';
import type { AlertFiring } from '../../store/alertFirings.js';
import { type MailKind, type QueuedMail, queueMails } from '../../store/alertMails.js';
import { loadAllAlertSettings } from '../../store/alertSettings.js';
import { findDigestTime } from './findDigestTime.js';

/** Queues the mails about fired alerts, in the transaction that adds the alerts: at once, or with the next digest of their account. */
export async function queueFirings(trx: Knex.Transaction, firings: AlertFiring[], at: string): Promise<void> {
  const wanted = new Map<string, { accountId: string; mail: MailKind }>();
  for (const { accountId, mail } of firings)
    if (mail !== 'none') wanted.set(`${accountId} ${mail}`, { accountId, mail });
  const accountIds = [...new Set([...wanted.values()].map(({ accountId }) => accountId))];
  const settings = await loadAllAlertSettings(trx, accountIds);
  // In one order for all processes, so that none waits for another that waits for it.
  const rows = [...wanted.keys()].sort().flatMap((key): QueuedMail[] => {
    const one = wanted.get(key);
    const own = one && settings.get(one.accountId);
    if (one === undefined || own === undefined) return [];
    const dueAt = one.mail === 'now' ? at : findDigestTime(one.mail, own, new Date(at));
    return [{ ...one, dueAt, nextAt: dueAt, attempts: 0 }];
  });
  await queueMails(trx, rows);
}
