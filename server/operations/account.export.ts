import type { Knex } from 'knex';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { listKeyRecords } from '../accounts/listKeyRecords.js';
import { listSessionRecords } from '../accounts/listSessionRecords.js';
import { toAccountRecord } from '../accounts/toAccountRecord.js';
import { toFiringResponse, toRuleResponse } from '../alerts/toRuleResponse.js';
import { type AppContext, getToday } from '../appContext.js';
import { toBillingAccount } from '../billing/toBillingState.js';
import { requireSession } from '../caller.js';
import { toConversation } from '../chat/toConversation.js';
import type { Operation } from '../contract.js';
import { listForecasts } from '../labs/listForecasts.js';
import { isForecastJob } from '../labs/toForecastJob.js';
import { loadPreferences } from '../notifications/preferences.js';
import { toNotificationResponse } from '../notifications/toNotificationResponse.js';
import { encodeCursor } from '../paging/cursor.js';
import type { Schemas } from '../schemas.js';
import type { Account } from '../store/accounts.js';
import { listFirings } from '../store/alertFirings.js';
import { listRules } from '../store/alertRules.js';
import { loadAlertSettings } from '../store/alertSettings.js';
import { type AuditEntry, listAudit } from '../store/auditLog.js';
import { findCustomer } from '../store/billingCustomers.js';
import { listConversations } from '../store/chat.js';
import { findFeed } from '../store/feeds.js';
import { listJobs, type StoredJob } from '../store/jobs.js';
import { listAllNotifications } from '../store/notifications.js';
import { countRequestsByDay } from '../store/usage.js';
import { listWatchedSeries } from '../store/watchlist.js';
import { listEndpoints } from '../store/webhookEndpoints.js';
import { takeTurn } from '../takeTurn.js';
import { toWebhookResponse } from '../webhooks/toWebhookResponse.js';

type Export = Schemas['AccountExport'];

const maxEntries = 10_000;
const maxForecasts = 20;
/** Bounds the results of jobs. */
const maxBytes = 2_000_000;

/** Returns everything stored about the account, except secrets. Takes turns. */
export const accountExport: Operation<'account.export'> = async (context, { caller }) => {
  const { db, now } = context;
  const account = await getSignedInAccount(db, caller);
  const sessions = await listSessionRecords(context, requireSession(caller));
  const keys = await listKeyRecords(context, account.id);
  await takeTurn();
  const usage = await countRequestsByDay(db, account.id, account.createdAt.slice(0, 10), getToday(context));
  const notifications = await listAllNotifications(db, account.id, maxEntries);
  const audit = await listAudit(db, { accountId: account.id, limit: maxEntries });
  await takeTurn();
  const tasks = await listJobs(db, account.id, { limit: maxEntries, maxBytes });
  await takeTurn();
  return {
    json: {
      account: toAccountRecord(account, now()),
      sessions,
      keys,
      calendarFeed: { createdAt: (await findFeed(db, 'calendar_feeds', account.id))?.createdAt ?? null },
      ...(await exportAlerts(db, account.id)),
      usage,
      notifications: notifications.map(toNotificationResponse),
      notificationPreferences: await loadPreferences(db, account.id),
      watchlist: await listWatchedSeries(db, account.id),
      conversations: (await listConversations(db, account.id, { offset: 0, limit: maxEntries })).map(toConversation),
      webhooks: (await listEndpoints(db, account.id)).map((endpoint) => toWebhookResponse(endpoint, now())),
      ...(await exportBilling(context, account)),
      tasks: tasks.map(toExportedJob),
      ...(await exportForecasts(context, account.id)),
      audit: audit.map(removeOperator),
    },
  };
};

async function exportAlerts(
  db: Knex,
  accountId: string,
): Promise<Pick<Export, 'alerts' | 'alertHistory' | 'alertSettings' | 'alertFeed'>> {
  const rules = await listRules(db, accountId, { offset: 0, limit: maxEntries });
  await takeTurn();
  const fired = await listFirings(db, accountId, { limit: maxEntries });
  await takeTurn();
  return {
    alerts: rules.map(toRuleResponse),
    alertHistory: fired.map(toFiringResponse),
    alertSettings: await loadAlertSettings(db, accountId),
    alertFeed: { createdAt: (await findFeed(db, 'alert_feeds', accountId))?.createdAt ?? null },
  };
}

/** Returns what is known of the payments of an account that is, or was, a customer at Stripe. */
async function exportBilling({ db, config, now }: AppContext, account: Account): Promise<Pick<Export, 'billing'>> {
  const customer = await findCustomer(db, account.id);
  if (customer === undefined) return {};
  return { billing: toBillingAccount(account, customer, { graceDays: config.BILLING_GRACE_DAYS, now: now() }) };
}

function toExportedJob(job: StoredJob): Export['tasks'][number] {
  const { id, kind, state, createdAt, endedAt, result, error } = job;
  const path = `/api/${isForecastJob(job) ? 'forecast' : 'import'}/jobs/${id}`;
  const exported = { id, operation: kind, state, createdAt, endedAt, path, result: result && { ...result } };
  return { ...exported, error: error as Export['tasks'][number]['error'] };
}

/** Returns the latest private forecasts, and the path of the older ones. */
async function exportForecasts(
  { db, now }: AppContext,
  accountId: string,
): Promise<Pick<Export, 'forecasts' | 'nextForecasts'>> {
  const page = { offset: 0, limit: maxForecasts, at: now().toISOString() };
  const { runs, hasMore } = await listForecasts(db, accountId, page);
  const nextForecasts = hasMore ? `/api/forecast/run?cursor=${encodeCursor([runs.length], {})}` : null;
  return { forecasts: runs, nextForecasts };
}

/** Removes the address of the operator, which the account's owner must not see. */
function removeOperator(entry: AuditEntry): AuditEntry {
  const { by: _, ...detail } = entry.detail;
  return { ...entry, detail };
}
