import type { ImportResult } from '../imports/importResult.js';
import { type ImportContext, importSeries, type ProviderRequest } from '../imports/importSeries.js';
import { groupBy } from '../store/rows.js';
import { listDueSources } from './dueSources.js';
import type { Job, Reached } from './job.js';
import { notifyWatchers } from './notifyWatchers.js';

/** Series of one provider that a run asks for at most; those that are left are asked for by the next. */
const mostOfProvider = 200;

/** Asks providers for what is new of the library's series. Each series is written by itself, so that a run that ends early has lost nothing. */
export const refreshSeries: Job = {
  summary: `Asks providers for new values of the series whose sources are known: after a release first, otherwise as often as they are observed; ${mostOfProvider} series of a provider a run at most.`,
  schedule: '5,35 * * * *',
  async run(context, reached) {
    const { due, skipped } = await listDueSources(context);
    const byProvider = groupBy(due, ({ provider }) => provider);
    const asked = [...byProvider.values()].flatMap((own) => own.slice(0, mostOfProvider));
    const results = await refresh(context, asked, context.stopping, reached);
    const count = (wanted: ImportResult['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
    const [changed, failed] = [count('changed'), count('failed')];
    const notices = changed === 0 ? 0 : await notifyWatchers(context);
    if (failed > 0 && failed === results.length) throw new Error(reasonsIn(results));
    const counts = { changed, unchanged: count('unchanged'), refused: count('refused'), failed };
    return { due: due.length, ...counts, skipped, left: due.length - results.length, notices };
  },
};

async function refresh(
  context: ImportContext,
  requests: ProviderRequest[],
  stopping: AbortSignal,
  reached: Reached,
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  for await (const result of importSeries(context, requests)) {
    results.push(result);
    reached(results.length, requests.length, `${result.provider} ${result.providerSeriesId}`);
    if (stopping.aborted) break;
  }
  return results;
}

/** Each reason once: that a provider is down is the same for all of its series. */
function reasonsIn(results: ImportResult[]): string {
  return [...new Set(results.map(({ failure }) => failure?.message))].slice(0, 5).join(' ');
}
