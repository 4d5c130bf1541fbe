import type { Knex } from 'knex';
import { newsLifetimeMs } from '../news/newsFeeds.js';
import { responseLifetimeMs } from '../providerData/fetchWithCache.js';
import { deleteUnconfirmedAccounts } from '../store/accounts.js';
import { deleteExpiredTokens } from '../store/accountTokens.js';
import { deleteForecastRuns } from '../store/forecastRuns.js';
import { deleteJobs } from '../store/jobs.js';
import { deleteNews } from '../store/news.js';
import { deleteNotifications } from '../store/notifications.js';
import { deleteProviderResponses } from '../store/providerResponses.js';
import { deleteReleaseForecasts } from '../store/releaseForecasts.js';
import { deleteScheduledRuns } from '../store/scheduledRuns.js';
import { deleteExpiredSessions } from '../store/sessions.js';
import type { ScheduledJob } from './scheduledJob.js';

const dayMs = 86_400_000;

/** How long an account with an unconfirmed address is kept. */
const unconfirmedLifetime = 7 * dayMs;
const notificationLifetime = 366 * dayMs;
const forecastLifetime = 90 * dayMs;
const jobRunLifetime = 90 * dayMs;
const jobLifetime = 7 * dayMs;

/** Deletes expired data. It is idempotent and may run at any time. */
export const cleanUp: ScheduledJob = {
  summary:
    'Deletes expired sessions and mailed links, accounts not confirmed within seven days, notifications and news older than a year, forecasts and runs of scheduled jobs older than 90 days, responses of providers older than 30 days, and jobs of accounts older than a week.',
  schedule: '40 3 * * *',
  async run({ db, now }) {
    const at = now();
    const before = (age: number) => new Date(at.getTime() - age).toISOString();
    return {
      sessions: await deleteExpiredSessions(db, at.toISOString()),
      tokens: await deleteExpiredTokens(db, at.toISOString()),
      accounts: await deleteUnconfirmedAccounts(db, before(unconfirmedLifetime), at.toISOString()),
      notifications: await deleteNotifications(db, before(notificationLifetime)),
      news: await deleteNews(db, before(newsLifetimeMs)),
      forecasts: await deleteForecasts(db, before(forecastLifetime), at.toISOString()),
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
