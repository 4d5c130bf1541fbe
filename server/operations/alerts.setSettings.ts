import { auditAccount } from '../accounts/audit.js';
import { findDigestTime } from '../alerts/mail/findDigestTime.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { moveMail } from '../store/alertMails.js';
import { saveAlertSettings } from '../store/alertSettings.js';

/** Sets when the account gets its digests. */
export const alertsSetSettings: Operation<'alerts.setSettings'> = async (context, { caller, body }) => {
  const accountId = requireAccountId(caller);
  assertTimeZone(body.timeZone);
  await context.db.transaction(async (trx) => {
    await saveAlertSettings(trx, accountId, body);
    for (const mail of ['daily', 'weekly'] as const)
      await moveMail(trx, accountId, mail, findDigestTime(mail, body, context.now()));
    await auditAccount({ ...context, db: trx }, 'alerts.setSettings', accountId);
  });
  return { json: body };
};

/** Node also knows offsets such as +02:00, which are not names. */
function assertTimeZone(timeZone: string): void {
  try {
    if (/^[A-Za-z]/.test(timeZone)) return void new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    // Falls through to the error.
  }
  throw invalidRequest([
    { field: 'timeZone', problem: 'must be the name of an IANA time zone, such as Europe/Berlin' },
  ]);
}
