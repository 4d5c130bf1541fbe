import type { ProviderImportRequest } from '../imports/importSeries.js';
import { listRefreshableSources } from '../imports/importSeries.js';
import type { ProviderInfo } from '../providers/provider.js';
import { listPastReleases } from '../releases/pastReleases.js';
import type { SeriesSource } from '../store/seriesSources.js';
import { listSourcedSeries } from '../store/sourcedSeries.js';
import { getDueReason } from './getDueReason.js';
import type { ScheduledJobContext } from './scheduledJob.js';

/** What is to be asked for, and for how many series nobody can ask. */
export interface DueSources {
  /** Those of which a release has passed first, then those that were asked longest ago. */
  due: ProviderImportRequest[];
  skipped: number;
}

/** The sources that are to be asked now. Those of a provider that wants a key are skipped without one, and those whose answers may not be kept. */
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
    return due === undefined ? [] : [{ source, place: `${due === 'released' ? 0 : 1} ${source.checkedAt ?? ''}` }];
  });
  prioritized.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
  return {
    due: prioritized.map(({ source }) => buildRequest(source, providers[source.provider].provider.info, at)),
    skipped: [...series.values()].filter(({ provider }) => provider in providers).length - available.length,
  };
}

function isKeyMissing({ key }: ProviderInfo, config: ScheduledJobContext['config']): boolean {
  return key?.required === true && config[key.setting] === undefined;
}

/** Of a history that takes many calls the latest years alone, unless its values moved as a whole and what is older has to move with them. */
function buildRequest(
  { seriesId, provider, providerSeriesId, failure }: SeriesSource & ProviderImportRequest,
  { refreshYears }: ProviderInfo,
  at: Date,
): ProviderImportRequest {
  const request = { seriesId, provider, providerSeriesId };
  if (refreshYears === undefined || failure?.kind === 'too_little') return request;
  return { ...request, start: `${at.getUTCFullYear() - refreshYears + 1}-01-01` };
}
