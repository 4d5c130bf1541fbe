import type { Knex } from 'knex';
import { assertLibraryLoaded } from '../assertLibraryLoaded.js';
import { ApiError } from '../errors.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import { type Indicator, listIndicatorsByIds } from '../store/indicators.js';
import { getLibraryMemory } from '../store/libraryMemory.js';
import { listListedSeries } from '../store/listedSeries.js';
import type { Series } from '../store/series.js';
import { readVintageOverviews } from '../store/vintageOverviews.js';
import type { VintageOverview } from '../store/vintageTable.js';
import { createConceptNamer } from './createConceptNamer.js';
import { findIndicators } from './findIndicators.js';

const maxCountriesListed = 10;

/** A series and the indicator under which it was requested. */
export interface SeriesOfIndicator {
  indicator: Indicator;
  series: Series;
}

/** A series with its indicators. */
interface SelectedSeries extends SeriesOfIndicator {
  /** The indicator to which the series belongs. Differs from `indicator` if that one includes the series. */
  ownIndicator: Indicator;
}

/** A series with its indicators and an overview of its vintages. */
export interface FoundSeries extends SelectedSeries {
  vintages: VintageOverview;
}

/**
 * Returns the series of an indicator for a country, or for its default country, with the vintage that was current on
 * `day`, by default the latest. Throws `library_loading` if it has no values yet.
 */
export async function findOneSeries(
  db: Knex,
  slug: string,
  country: string | undefined,
  day?: string,
): Promise<FoundSeries> {
  const [found] = await findSeries(db, [slug], country, day);
  if (found === undefined) throw new Error(`No series was found for '${slug}'.`);
  return found;
}

/**
 * Returns the series of each indicator for a country, or for its default country, with the vintage that was current on
 * `day`, by default the latest. Throws `library_loading` if one has no values yet.
 */
export async function findSeries(
  db: Knex,
  slugs: string[],
  country: string | undefined,
  day?: string,
): Promise<FoundSeries[]> {
  const selected = recallSeries(db, slugs, country) ?? (await readSeries(db, slugs, country));
  const found = await addVintages(db, selected, day);
  if (found.length < selected.length) return findSeries(db, slugs, country, day);
  const missing = found.find(({ vintages }) => vintages.count === 0);
  if (missing !== undefined) await assertLibraryLoaded(db, formatSeriesName(missing));
  return found;
}

const formatKey = (slug: string, country = '') => `series ${slug} ${country}`;

/** Returns the series of each indicator if all are in memory, and each is requested once. */
function recallSeries(db: Knex, slugs: string[], country: string | undefined): SelectedSeries[] | undefined {
  const memory = getLibraryMemory(db);
  if (memory === undefined) return undefined;
  const recalled: SelectedSeries[] = [];
  for (const slug of slugs) {
    const one = memory.recall<SelectedSeries>(formatKey(slug, country));
    if (one === undefined || recalled.some(({ indicator }) => indicator.id === one.indicator.id)) return undefined;
    recalled.push(one);
  }
  return recalled;
}

async function readSeries(db: Knex, slugs: string[], country: string | undefined): Promise<SelectedSeries[]> {
  const memory = getLibraryMemory(db);
  const version = memory?.version ?? 0;
  const code = await findCountryCode(db, country);
  const indicators = await findIndicators(db, slugs);
  const listed = await listListedSeries(db, {
    indicatorIds: indicators.map(({ id }) => id),
    countries: code === undefined ? indicators.map(({ defaultCountry }) => defaultCountry) : [code],
  });
  const selected: SeriesOfIndicator[] = [];
  for (const indicator of indicators) {
    const wanted = code ?? indicator.defaultCountry;
    const row = listed.find(({ indicatorId, series }) => indicatorId === indicator.id && series.country === wanted);
    if (row === undefined) throw await createCountryNotAvailableError(db, indicator, wanted);
    selected.push({ indicator, series: row.series });
  }
  const all = await addOwnIndicators(db, selected);
  if (all.length < selected.length) return readSeries(db, slugs, country);
  for (const [index, slug] of slugs.entries()) {
    const one = all[index] as SelectedSeries;
    memory?.remember(formatKey(slug, country), version, { value: one, seriesIds: [one.series.id] });
  }
  return all;
}

/**
 * Adds to each series the indicator to which it belongs and the overview of its vintages. Leaves out a series that was
 * removed in the meantime.
 */
export async function addVintages(
  db: Knex,
  selected: SeriesOfIndicator[],
  day: string | undefined,
): Promise<FoundSeries[]> {
  const all = await addOwnIndicators(db, selected);
  const overviews = await readVintageOverviews(
    db,
    all.map(({ series }) => series),
    day,
  );
  return all.flatMap((one) => {
    const vintages = overviews.get(one.series.id);
    return vintages === undefined ? [] : [{ ...one, vintages }];
  });
}

/** Leaves out a series whose indicator was removed in the meantime. */
async function addOwnIndicators(db: Knex, selected: (SeriesOfIndicator & Partial<SelectedSeries>)[]) {
  const included = selected.filter(
    ({ indicator, series, ownIndicator }) => ownIndicator === undefined && series.indicatorId !== indicator.id,
  );
  const ownIds = [...new Set(included.map(({ series }) => series.indicatorId))];
  const read = ownIds.length === 0 ? [] : await listIndicatorsByIds(db, ownIds);
  const owners = new Map(read.map((indicator) => [indicator.id, indicator]));
  return selected.flatMap(({ indicator, series, ownIndicator }): SelectedSeries[] => {
    const own = ownIndicator ?? (series.indicatorId === indicator.id ? indicator : owners.get(series.indicatorId));
    return own === undefined ? [] : [{ indicator, series, ownIndicator: own }];
  });
}

/** Names a series at the start of a message. */
export function formatSeriesName({ indicator, series }: SeriesOfIndicator): string {
  return `Indicator '${indicator.slug}' (${series.country})`;
}

/** Names the indicator to which a series belongs, if it is another one. */
export function nameOwnIndicator({ indicator, ownIndicator }: Pick<FoundSeries, 'indicator' | 'ownIndicator'>) {
  return ownIndicator.id === indicator.id ? {} : { ownIndicator: ownIndicator.slug };
}

/** Creates the error for an indicator that does not cover a country. */
export async function createCountryNotAvailableError(
  db: Knex,
  indicator: Indicator,
  country: string,
): Promise<ApiError> {
  const available = await listListedSeries(db, { indicatorIds: [indicator.id] });
  const codes = available.map(({ series }) => series.country);
  const listed = codes.slice(0, maxCountriesListed).join(', ');
  const more = codes.length > maxCountriesListed ? ` and ${codes.length - maxCountriesListed} more` : '';
  const nameOthers = await createConceptNamer(db, [indicator], [country]);
  return new ApiError('country_not_available', {
    message: `Indicator '${indicator.slug}' has no series for '${country}'.${nameOthers(indicator, country)} Available countries: ${listed}${more}.`,
  });
}
