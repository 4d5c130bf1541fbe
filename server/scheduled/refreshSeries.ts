import type { ImportResult } from '../imports/importResult.js';
import { importSeries, type ProviderImportRequest } from '../imports/importSeries.js';
import type { RunImport } from '../imports/incomingSeries.js';
import { countWaitingChanges } from '../store/quarantine.js';
import { groupBy } from '../store/rows.js';
import { listDueSources } from './dueSources.js';
import { notifyWatchers } from './notifyWatchers.js';
import type { ReportProgress, ScheduledJob, ScheduledJobContext } from './scheduledJob.js';

/** Maximum number of series to refresh from one provider in one run. The next run continues. */
const maxSeriesPerProvider = 200;

/** Imports new values from providers. Each series is written separately, so that a run that ends early loses nothing. */
export const refreshSeries: ScheduledJob = {
  summary: `Imports new values of series with a known source. Series with a new release come first; the others are checked by frequency. At most ${maxSeriesPerProvider} series per provider and run.`,
  schedule: '5,35 * * * *',
  async run(context, reportProgress) {
    const { due, skipped } = await listDueSources(context);
    const byProvider = groupBy(due, ({ provider }) => provider);
    const selected = [...byProvider.values()].flatMap((requestsOfProvider) =>
      requestsOfProvider.slice(0, maxSeriesPerProvider),
    );
    const results = await refresh(context, selected, reportProgress);
    const count = (expectedOutcome: ImportResult['outcome']) =>
      results.filter(({ outcome }) => outcome === expectedOutcome).length;
    const [changed, failed] = [count('changed'), count('failed')];
    const notices = changed === 0 ? 0 : await notifyWatchers(context);
    if (failed > 0 && failed === results.length) throw new Error(joinFailureReasons(results));
    const counts = { changed, unchanged: count('unchanged'), refused: count('refused'), failed };
    const held = await countWaitingChanges(context.db);
    return { due: due.length, ...counts, held, skipped, left: due.length - results.length, notices };
  },
};

async function refresh(
  context: ScheduledJobContext,
  requests: ProviderImportRequest[],
  reportProgress: ReportProgress,
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  const run: RunImport = (input) => context.compute.run('import', input, { owner: undefined });
  for await (const result of importSeries(context, requests, { run })) {
    results.push(result);
    reportProgress(results.length, requests.length, `${result.provider} ${result.providerSeriesId}`);
    if (context.stopping.aborted) break;
  }
  return results;
}

/** Joins the distinct failure messages. When a provider is down, all of its series fail with the same one. */
function joinFailureReasons(results: ImportResult[]): string {
  return [...new Set(results.map(({ failure }) => failure?.message))].slice(0, 5).join('\n');
}
