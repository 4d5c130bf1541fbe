import { cleanUp } from './cleanUp.js';
import { forecastWatched } from './forecastWatched.js';
import { notifyWatchers } from './notifyWatchers.js';
import { pollNews } from './pollNews.js';
import { refreshCalendar } from './refreshCalendar.js';
import { refreshCatalogue } from './refreshCatalogue.js';
import { refreshSeries } from './refreshSeries.js';
import type { ScheduledJob } from './scheduledJob.js';

/** Every job, by its name, in the order of the names. */
export const scheduledJobs: Record<string, ScheduledJob> = {
  'clean-up': cleanUp,
  'forecast-watched': forecastWatched,
  'notify-watchers': {
    summary: 'Tells those who watch a series of the vintages that have come since they were last told.',
    schedule: '*/10 * * * *',
    run: async (context) => ({ notices: await notifyWatchers(context) }),
  },
  'poll-news': pollNews,
  'refresh-calendar': refreshCalendar,
  'refresh-catalogue': refreshCatalogue,
  'refresh-series': refreshSeries,
};
