import type { ProviderImportRequest } from '../imports/importSeries.js';
import { listRefreshableSources } from '../imports/importSeries.js';
import type { ProviderInfo } from '../providers/provider.js';
import { listPastReleases } from '../releases/pastReleases.js';
import type { SeriesSource } from '../store/seriesSources.js';
import { listSourcedSeries } from '../store/sourcedSeries.js';
import { getDueReason } from './getDueReason.js';
import type { ScheduledJobContext } from './scheduledJob.js';

/** The sources to refresh now, and the number of series that cannot be refreshed. */
export interface DueSources {
  /** Series with a new release first, then the least recently checked. */
  due: ProviderImportRequest[];
  skipped: number;
}

/** Lists the sources to refresh now. Skips sources without a required API key, and those whose data may not be stored. */
export async function listDueSources(context: ScheduledJobContext): Promise<DueSources> {
  const { db, config, providers, now } = context;
  const at = now();
  const series = new Map((await listSourcedSeries(db)).map((entry) => [entry.seriesId, entry]));
  const passed = await listPastReleases(db, at);
  const sources = await listRefreshableSources(context);
  const available = sources.filter(({ provider }) => !isKeyMissing(providers[provider].provider.info, config));
  const prioritized = available.flatMap((source) => {
    const known = series.get(source.seriesId);
    if (known === undefined) return [];
    const [lastReleaseAt, isOverdue] = [passed.latest.get(known.releaseId), passed.overdue.has(known.seriesId)];
    const due = getDueReason(source, { frequency: known.frequency, lastReleaseAt, isOverdue }, at);
    return due === undefined ? [] : [{ source, sortKey: `${due === 'released' ? 0 : 1} ${source.checkedAt ?? ''}` }];
  });
  prioritized.sort((a, b) => (a.sortKey < b.sortKey ? -1 : a.sortKey > b.sortKey ? 1 : 0));
  return {
    due: prioritized.map(({ source }) => buildRequest(source, providers[source.provider].provider.info, at)),
    skipped: [...series.values()].filter(({ provider }) => provider in providers).length - available.length,
  };
}

function isKeyMissing({ key }: ProviderInfo, config: ScheduledJobContext['config']): boolean {
  return key?.required === true && config[key.setting] === undefined;
}

/**
 * Builds the request for a source. A history that takes many calls is limited to its latest years, unless the last import
 * found that all values had changed, so that the older ones have to be replaced too.
 */
function buildRequest(
  { seriesId, provider, providerSeriesId, failure }: SeriesSource & ProviderImportRequest,
  { refreshYears }: ProviderInfo,
  at: Date,
): ProviderImportRequest {
  const request = { seriesId, provider, providerSeriesId };
  if (refreshYears === undefined || failure?.kind === 'too_little') return request;
  return { ...request, start: `${at.getUTCFullYear() - refreshYears + 1}-01-01` };
}
