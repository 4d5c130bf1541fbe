import { prepareSeries } from '../indicators/prepareSeries.js';
import { prepareReleases } from '../releases/prepareReleases.js';
import { mergeSearchTerms } from '../store/mergeSearchTerms.js';
import type { ScheduledJob } from './scheduledJob.js';

/** Computes ahead what requests need of changed series and releases. A request for one that has changed since computes it itself. */
export const prepareReads: ScheduledJob = {
  summary:
    'Computes the guardrails of changed series and the dates of changed releases, so that requests need not, and merges the parts of the full-text index of SQLite.',
  schedule: '5-55/10 * * * *',
  async run({ db, now, stopping }, reportProgress) {
    const releases = await prepareReleases(db, stopping);
    const today = now().toISOString().slice(0, 10);
    const series = await prepareSeries({ db, today, stopping, reportProgress });
    return { releases, series, searchParts: await mergeSearchTerms(db, stopping) };
  },
};
