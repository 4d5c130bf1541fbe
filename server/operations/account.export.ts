import { keyRecords } from '../accounts/keyRecord.js';
import { operatorsView } from '../accounts/operatorsView.js';
import { sessionRecords } from '../accounts/sessionRecord.js';
import { signedInAccount } from '../accounts/signedInAccount.js';
import { getToday } from '../appContext.js';
import { requireSession } from '../caller.js';
import type { Operation, Schemas } from '../contract.js';
import { notificationRecord } from '../notifications/notificationRecord.js';
import { preferencesOf } from '../notifications/preferences.js';
import { type AuditEntry, listAudit } from '../store/auditLog.js';
import { requestsByDay } from '../store/keyUsage.js';
import { listEveryNotification } from '../store/notifications.js';
import { listTasks, type Task } from '../store/tasks.js';
import { listWatchedSeries } from '../store/watchlist.js';

const mostEntries = 10_000;

/** Everything that is kept about the account, but for secrets. */
export const accountExport: Operation<'account.export'> = async (context, { caller }) => {
  const { db } = context;
  const account = await signedInAccount(db, caller);
  return {
    json: {
      account: operatorsView(account),
      sessions: await sessionRecords(context, requireSession(caller)),
      keys: await keyRecords(context, account.id),
      usage: await requestsByDay(db, account.id, account.createdAt.slice(0, 10), getToday(context)),
      notifications: (await listEveryNotification(db, account.id, mostEntries)).map(notificationRecord),
      notificationPreferences: await preferencesOf(db, account.id),
      watchlist: await listWatchedSeries(db, account.id),
      tasks: (await listTasks(db, account.id, mostEntries)).map(taskRecord),
      audit: (await listAudit(db, { accountId: account.id, limit: mostEntries })).map(withoutOperator),
    },
  };
};

function taskRecord({ id, kind, state, createdAt, endedAt }: Task): Schemas['AccountExport']['tasks'][number] {
  return { id, operation: kind, state, createdAt, endedAt };
}

/** From where the operator acts is not the account's business. */
function withoutOperator(entry: AuditEntry): AuditEntry {
  const { by: _, ...detail } = entry.detail;
  return { ...entry, detail };
}
