import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { listKeyRecords } from '../accounts/listKeyRecords.js';
import { listSessionRecords } from '../accounts/listSessionRecords.js';
import { toAccountRecord } from '../accounts/toAccountRecord.js';
import { getToday } from '../appContext.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { loadPreferences } from '../notifications/preferences.js';
import { toNotificationResponse } from '../notifications/toNotificationResponse.js';
import type { Schemas } from '../schemas.js';
import { type AuditEntry, listAudit } from '../store/auditLog.js';
import { listJobs, type StoredJob } from '../store/jobs.js';
import { listAllNotifications } from '../store/notifications.js';
import { countRequestsByDay } from '../store/usage.js';
import { listWatchedSeries } from '../store/watchlist.js';

const maxEntries = 10_000;

/** Returns everything stored about the account, except secrets. */
export const accountExport: Operation<'account.export'> = async (context, { caller }) => {
  const { db } = context;
  const account = await getSignedInAccount(db, caller);
  return {
    json: {
      account: toAccountRecord(account),
      sessions: await listSessionRecords(context, requireSession(caller)),
      keys: await listKeyRecords(context, account.id),
      usage: await countRequestsByDay(db, account.id, account.createdAt.slice(0, 10), getToday(context)),
      notifications: (await listAllNotifications(db, account.id, maxEntries)).map(toNotificationResponse),
      notificationPreferences: await loadPreferences(db, account.id),
      watchlist: await listWatchedSeries(db, account.id),
      tasks: (await listJobs(db, account.id, maxEntries)).map(toExportedJob),
      audit: (await listAudit(db, { accountId: account.id, limit: maxEntries })).map(removeOperator),
    },
  };
};

function toExportedJob({ id, kind, state, createdAt, endedAt }: StoredJob): Schemas['AccountExport']['tasks'][number] {
  return { id, operation: kind, state, createdAt, endedAt };
}

/** Removes the address of the operator, which the account's owner must not see. */
function removeOperator(entry: AuditEntry): AuditEntry {
  const { by: _, ...detail } = entry.detail;
  return { ...entry, detail };
}
