import { backUp } from './backUp.js';
import { cleanUp } from './cleanUp.js';
import { forecastWatched } from './forecastWatched.js';
import { notifyWatchers } from './notifyWatchers.js';
import { pollNews } from './pollNews.js';
import { prepareReads } from './prepareReads.js';
import { reconcileBilling } from './reconcileBilling.js';
import { refreshCalendar } from './refreshCalendar.js';
import { refreshCatalogue } from './refreshCatalogue.js';
import { refreshSeries } from './refreshSeries.js';
import type { ScheduledJob, ScheduledJobContext } from './scheduledJob.js';

/** Returns the jobs of a server. Without billing there is nothing to reconcile, and without a target there are no backups. */
export function selectScheduledJobs({
  billing,
  config,
}: Pick<ScheduledJobContext, 'billing' | 'config'>): Record<string, ScheduledJob> {
  const selected = Object.entries(scheduledJobs).filter(
    ([name]) =>
      (name !== 'reconcile-billing' || billing !== undefined) &&
      (name !== 'back-up' || config.BACKUP_TARGET !== undefined),
  );
  return Object.fromEntries(
    selected.map(([name, job]) => [name, name === 'back-up' ? { ...job, schedule: config.BACKUP_SCHEDULE } : job]),
  );
}

/** All scheduled jobs, sorted by name. */
export const scheduledJobs: Record<string, ScheduledJob> = {
  'back-up': backUp,
  'clean-up': cleanUp,
  'forecast-watched': forecastWatched,
  'notify-watchers': {
    summary: 'Notifies the watchers of a series of its new vintages.',
    schedule: '*/10 * * * *',
    run: async (context) => ({ notices: await notifyWatchers(context) }),
  },
  'poll-news': pollNews,
  'prepare-reads': prepareReads,
  'reconcile-billing': reconcileBilling,
  'refresh-calendar': refreshCalendar,
  'refresh-catalogue': refreshCatalogue,
  'refresh-series': refreshSeries,
};
