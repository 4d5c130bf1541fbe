import { findCountryGroup } from '../countryGroups.js';
import type { ProviderImportRequest } from '../imports/importSeries.js';
import { isStorageAllowed } from '../imports/isStorageAllowed.js';
import { isProviderName, type ProviderInfo, type ProviderName } from '../providers/provider.js';
import { listPastReleases, type PastReleases } from '../releases/pastReleases.js';
import { compareText, groupBy } from '../store/rows.js';
import { listSourcedSeries, type SourcedSeries } from '../store/sourcedSeries.js';
import { takeTurn } from '../takeTurn.js';
import { getDueReason } from './getDueReason.js';
import type { ScheduledJobContext } from './scheduledJob.js';

/** The sources to refresh now, and the number of series that cannot be refreshed. */
export interface DueSources {
  /** By provider: series with a new release first, then those of the largest economies, then the least recently checked. */
  due: ProviderImportRequest[];
  skipped: number;
}

/** A series whose source is a provider. */
type ProviderSeries = SourcedSeries & { provider: ProviderName };

/** The members of the G20, and the euro area: the world reads their figures first. */
const firstCountries = new Set(['EA', ...(findCountryGroup('G20')?.members ?? [])]);

/** Lists the sources to refresh now. Skips sources without a required API key, and those whose data may not be stored. */
export async function listDueSources(context: ScheduledJobContext): Promise<DueSources> {
  const { db, config, providers, now } = context;
  const at = now();
  const passed = await listPastReleases(db, at);
  const ofProviders = (await listSourcedSeries(db)).filter(isFromProvider);
  const available = ofProviders.filter(
    ({ provider }) => isStorageAllowed(provider, config) && !isKeyMissing(providers[provider].provider.info, config),
  );
  const due: ProviderImportRequest[] = [];
  for (const series of groupBy(available, ({ provider }) => provider).values()) {
    await takeTurn();
    for (const one of prioritize(series, passed, at)) {
      due.push(buildRequest(one, providers[one.provider].provider.info, at));
    }
  }
  return { due, skipped: ofProviders.length - available.length };
}

/** Selects the series of a provider that are due, and sorts them. */
function prioritize(series: ProviderSeries[], passed: PastReleases, at: Date): ProviderSeries[] {
  const prioritized = series.flatMap((one) => {
    const [lastReleaseAt, isOverdue] = [passed.latest.get(one.releaseId), passed.overdue.has(one.seriesId)];
    const reason = getDueReason(one, { frequency: one.frequency, lastReleaseAt, isOverdue }, at);
    return reason === undefined ? [] : [{ one, sortKey: buildSortKey(reason, one) }];
  });
  prioritized.sort((a, b) => compareText(a.sortKey, b.sortKey));
  return prioritized.map(({ one }) => one);
}

function isFromProvider(series: SourcedSeries): series is ProviderSeries {
  return isProviderName(series.provider);
}

function buildSortKey(reason: 'released' | 'due', { country, checkedAt }: SourcedSeries): string {
  return `${reason === 'released' ? 0 : 1} ${firstCountries.has(country) ? 0 : 1} ${checkedAt ?? ''}`;
}

function isKeyMissing({ key }: ProviderInfo, config: ScheduledJobContext['config']): boolean {
  return key?.required === true && config[key.setting] === undefined;
}

/**
 * Builds the request for a source. A history that takes many calls is limited to its latest years, unless the last import
 * found that all values had changed, so that the older ones have to be replaced too.
 */
function buildRequest(
  { seriesId, provider, providerSeriesId, failure }: ProviderSeries,
  { refreshYears }: ProviderInfo,
  at: Date,
): ProviderImportRequest {
  const request = { seriesId, provider, providerSeriesId };
  if (refreshYears === undefined || failure?.kind === 'too_little') return request;
  return { ...request, start: `${at.getUTCFullYear() - refreshYears + 1}-01-01` };
}
