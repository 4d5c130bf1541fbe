import type { ProviderRequest } from '../imports/importSeries.js';
import { listFetched } from '../imports/importSeries.js';
import { listPassedReleases } from '../library/passedReleases.js';
import type { ProviderCard } from '../providers/provider.js';
import type { SeriesSource } from '../store/seriesSources.js';
import { listSourcedSeries } from '../store/sourcedSeries.js';
import type { JobContext } from './job.js';
import { whenDue } from './whenDue.js';

/** What is to be asked for, and for how many series nobody can ask. */
export interface DueSources {
  /** Those of which a release has passed first, then those that were asked longest ago. */
  due: ProviderRequest[];
  skipped: number;
}

/** The sources that are to be asked now. Those of a provider that wants a key are skipped without one, and those whose answers may not be kept. */
export async function listDueSources(context: JobContext): Promise<DueSources> {
  const { db, config, providers, now } = context;
  const at = now();
  const series = new Map((await listSourcedSeries(db)).map((one) => [one.seriesId, one]));
  const passed = await listPassedReleases(db, at);
  const sources = await listFetched(context);
  const askable = sources.filter(({ provider }) => !lacksKey(providers[provider].provider.card, config));
  const judged = askable.flatMap((source) => {
    const known = series.get(source.seriesId);
    if (known === undefined) return [];
    const [released, awaited] = [passed.latest.get(known.releaseId), passed.awaited.has(known.seriesId)];
    const due = whenDue(source, { frequency: known.frequency, released, awaited }, at);
    return due === undefined ? [] : [{ source, place: `${due === 'released' ? 0 : 1} ${source.checkedAt ?? ''}` }];
  });
  judged.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
  return {
    due: judged.map(({ source }) => requestFor(source, providers[source.provider].provider.card, at)),
    skipped: [...series.values()].filter(({ provider }) => provider in providers).length - askable.length,
  };
}

function lacksKey({ key }: ProviderCard, config: JobContext['config']): boolean {
  return key?.required === true && config[key.setting] === undefined;
}

/** Of a history that takes many calls the latest years alone, unless its values moved as a whole and what is older has to move with them. */
function requestFor(
  { seriesId, provider, providerSeriesId, failure }: SeriesSource & ProviderRequest,
  { refreshYears }: ProviderCard,
  at: Date,
): ProviderRequest {
  const request = { seriesId, provider, providerSeriesId };
  if (refreshYears === undefined || failure?.kind === 'too_little') return request;
  return { ...request, start: `${at.getUTCFullYear() - refreshYears + 1}-01-01` };
}
