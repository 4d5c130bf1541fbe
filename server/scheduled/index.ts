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

/** Returns the jobs of a server. Without billing there is nothing to reconcile. */
export function selectScheduledJobs({ billing }: Pick<ScheduledJobContext, 'billing'>): Record<string, ScheduledJob> {
  if (billing !== undefined) return scheduledJobs;
  const { 'reconcile-billing': _, ...others } = scheduledJobs;
  return others;
}

/** All scheduled jobs, sorted by name. */
export const scheduledJobs: Record<string, ScheduledJob> = {
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
