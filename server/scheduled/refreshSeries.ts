import type { ImportResult } from '../imports/importResult.js';
import { type ImportContext, importSeries, type ProviderImportRequest } from '../imports/importSeries.js';
import { groupBy } from '../store/rows.js';
import { listDueSources } from './dueSources.js';
import { notifyWatchers } from './notifyWatchers.js';
import type { ReportProgress, ScheduledJob } from './scheduledJob.js';

/** Series of one provider that a run asks for at most; those that are left are asked for by the next. */
const maxSeriesPerProvider = 200;

/** Asks providers for what is new of the library's series. Each series is written by itself, so that a run that ends early has lost nothing. */
export const refreshSeries: ScheduledJob = {
  summary: `Asks providers for new values of the series whose sources are known: after a release first, otherwise as often as they are observed; ${maxSeriesPerProvider} series of a provider a run at most.`,
  schedule: '5,35 * * * *',
  async run(context, reportProgress) {
    const { due, skipped } = await listDueSources(context);
    const byProvider = groupBy(due, ({ provider }) => provider);
    const selected = [...byProvider.values()].flatMap((requestsOfProvider) =>
      requestsOfProvider.slice(0, maxSeriesPerProvider),
    );
    const results = await refresh(context, selected, context.stopping, reportProgress);
    const count = (expectedOutcome: ImportResult['outcome']) =>
      results.filter(({ outcome }) => outcome === expectedOutcome).length;
    const [changed, failed] = [count('changed'), count('failed')];
    const notices = changed === 0 ? 0 : await notifyWatchers(context);
    if (failed > 0 && failed === results.length) throw new Error(joinFailureReasons(results));
    const counts = { changed, unchanged: count('unchanged'), refused: count('refused'), failed };
    return { due: due.length, ...counts, skipped, left: due.length - results.length, notices };
  },
};

async function refresh(
  context: ImportContext,
  requests: ProviderImportRequest[],
  stopping: AbortSignal,
  reportProgress: ReportProgress,
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  for await (const result of importSeries(context, requests)) {
    results.push(result);
    reportProgress(results.length, requests.length, `${result.provider} ${result.providerSeriesId}`);
    if (stopping.aborted) break;
  }
  return results;
}

/** Each reason once: that a provider is down is the same for all of its series. */
function joinFailureReasons(results: ImportResult[]): string {
  return [...new Set(results.map(({ failure }) => failure?.message))].slice(0, 5).join(' ');
}
