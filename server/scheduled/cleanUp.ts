import type { Knex } from 'knex';
import { forecastLifetimeMs } from '../labs/forecastLifetime.js';
import { newsLifetimeMs } from '../news/newsFeeds.js';
import { responseLifetimeMs } from '../providerData/fetchWithCache.js';
import { deleteUnconfirmedAccounts } from '../store/accounts.js';
import { deleteExpiredTokens } from '../store/accountTokens.js';
import { deleteFirings } from '../store/alertFirings.js';
import { deleteMailTokens } from '../store/alertMailTokens.js';
import { deleteEvents, eventRetentionDays } from '../store/events.js';
import { deleteForecastRuns } from '../store/forecastRuns.js';
import { deleteJobs } from '../store/jobs.js';
import { deleteKnownAddresses } from '../store/knownAddresses.js';
import { deleteNews } from '../store/news.js';
import { deleteNotifications } from '../store/notifications.js';
import { deleteExpiredSignUps } from '../store/pendingSignUps.js';
import { deletePlanUsage } from '../store/planUsage.js';
import { deleteProviderResponses } from '../store/providerResponses.js';
import { deleteReleaseForecasts } from '../store/releaseForecasts.js';
import { deleteScheduledRuns } from '../store/scheduledRuns.js';
import { deleteExpiredSessions } from '../store/sessions.js';
import { deleteDeliveries } from '../store/webhookDeliveries.js';
import { deleteDeliveryCounts } from '../store/webhookQueue.js';
import type { ScheduledJob } from './scheduledJob.js';

const dayMs = 86_400_000;

/** How long an unconfirmed account of an earlier version is kept. */
const unconfirmedLifetime = 7 * dayMs;
/** How long an address counts as known after the last sign-in. */
const knownAddressLifetime = 180 * dayMs;
const notificationLifetime = 366 * dayMs;
const eventLifetime = eventRetentionDays * dayMs;
const jobRunLifetime = 90 * dayMs;
const jobLifetime = 7 * dayMs;

/** Deletes expired data. It is idempotent and may run at any time. */
export const cleanUp: ScheduledJob = {
  summary:
    'Deletes expired sessions, mailed links and sign-ups, accounts not confirmed within seven days, addresses from which an account has not signed in for 180 days, notifications, fired alerts, links in alert mails and news older than a year, forecasts and runs of scheduled jobs older than 90 days, responses of providers, events and deliveries of webhooks older than 30 days, and jobs of accounts older than a week.',
  schedule: '40 3 * * *',
  async run({ db, now }) {
    const at = now();
    const before = (age: number) => new Date(at.getTime() - age).toISOString();
    return {
      sessions: await deleteExpiredSessions(db, at.toISOString()),
      tokens: await deleteExpiredTokens(db, at.toISOString()),
      signUps: await deleteExpiredSignUps(db, at.toISOString()),
      addresses: await deleteKnownAddresses(db, before(knownAddressLifetime)),
      accounts: await deleteUnconfirmedAccounts(db, before(unconfirmedLifetime), at.toISOString()),
      notifications: await deleteNotifications(db, before(notificationLifetime)),
      news: await deleteNews(db, before(newsLifetimeMs)),
      forecasts: await deleteForecasts(db, before(forecastLifetimeMs), at.toISOString()),
      alerts: await deleteAlerts(db, before(notificationLifetime)),
      webhookDeliveries: await deleteDeliveryLog(db, before(eventLifetime)),
      events: await deleteEvents(db, before(eventLifetime)),
      jobRuns: await deleteScheduledRuns(db, before(jobRunLifetime)),
      providerAnswers: await deleteProviderResponses(db, before(responseLifetimeMs)),
      tasks: await deleteJobs(db, before(jobLifetime)),
    };
  },
};

/** Deletes forecast runs together with their forecasts in the calendar. */
async function deleteForecasts(db: Knex, createdBefore: string, at: string): Promise<number> {
  await deleteReleaseForecasts(db, createdBefore, at);
  return deleteForecastRuns(db, createdBefore);
}

/** Deletes old alerts, and the links that stop them in mails of that time. */
async function deleteAlerts(db: Knex, firedBefore: string): Promise<number> {
  await deleteMailTokens(db, firedBefore);
  return deleteFirings(db, firedBefore);
}

/** Deletes old deliveries, and counts of old days. */
async function deleteDeliveryLog(db: Knex, createdBefore: string): Promise<number> {
  await deleteDeliveryCounts(db, createdBefore.slice(0, 10));
  await deletePlanUsage(db, createdBefore.slice(0, 10));
  return deleteDeliveries(db, createdBefore);
}
