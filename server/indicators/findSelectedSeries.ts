import type { Knex } from 'knex';
import { assertLibraryLoaded } from '../assertLibraryLoaded.js';
import { invalidRequest } from '../errors.js';
import type { CountrySelection, SeveralCountries } from '../parameters/parseCountries.js';
import type { Schemas } from '../schemas.js';
import type { Indicator } from '../store/indicators.js';
import { countSeriesOfIndicators, listListedSeries } from '../store/listedSeries.js';
import { createConceptNamer } from './createConceptNamer.js';
import { findIndicators } from './findIndicators.js';
import {
  addVintages,
  createCountryNotAvailableError,
  type FoundSeries,
  findSeries,
  formatSeriesName,
  type SeriesOfIndicator,
} from './findSeries.js';
import { selectCountries } from './selectCountries.js';
import { describeMissingVintage } from './selectVintage.js';

/** One request reads, or names as missing, at most this many series. */
const maxSeriesPerRequest = 250;

type Missing = Schemas['MissingSeries'];

/**
 * Series, and the requested ones that the library does not hold. `missing` is undefined unless several countries were requested.
 */
export interface SelectedSeries<Found extends SeriesOfIndicator> {
  found: Found[];
  missing: Missing[] | undefined;
}

/** With the ids of the series on which the selection depends: those found, and those without a vintage on the day. */
type SelectedVintages = SelectedSeries<FoundSeries> & { seriesIds: number[] };

/**
 * Finds the series of each indicator for the selected countries, with the vintage that was current on `day`. With one country,
 * all of them must exist. With several, names those that the library does not hold, or not as of the day. Throws `library_loading`
 * if one has no values yet.
 */
export async function findSelectedSeries(
  db: Knex,
  slugs: string[],
  selection: CountrySelection,
  day?: string,
): Promise<SelectedVintages> {
  if (selection.kind === 'default' || selection.kind === 'one') {
    const found = await findSeries(db, slugs, selection.kind === 'one' ? selection.code : undefined, day);
    return { found, missing: undefined, seriesIds: listIds(found) };
  }
  const indicators = await findIndicators(db, slugs);
  if (selection.kind === 'all') await assertNotTooMany(db, indicators);
  const { found, missing } = await selectHeldSeries(db, indicators, selection);
  const all = await addVintages(db, found, day);
  const empty = all.find(({ vintages }) => vintages.count === 0);
  if (empty !== undefined) await assertLibraryLoaded(db, formatSeriesName(empty));
  const seriesIds = listIds(all);
  if (day === undefined) return { found: all, missing, seriesIds };
  const known = all.filter(({ vintages }) => vintages.current !== null);
  // The caller refuses a request for series of which none has a vintage on the day.
  if (known.length === 0) return { found: all, missing, seriesIds };
  const late = all.filter(({ vintages }) => vintages.current === null).map((one) => toLateSeries(one, day));
  return { found: known, missing: missing && [...missing, ...late], seriesIds };
}

function listIds(found: FoundSeries[]): number[] {
  return found.map(({ series }) => series.id);
}

/**
 * Finds the series that the library holds of each indicator for several countries, in the order of the indicators and then by
 * country. Throws `invalid_request` for too many, and `country_not_available` if it holds none.
 */
export async function selectHeldSeries(
  db: Knex,
  indicators: Indicator[],
  selection: SeveralCountries | { kind: 'all' },
): Promise<SelectedSeries<SeriesOfIndicator>> {
  // The members of the euro area count below, and only for indicators without a series of the euro area.
  if (selection.kind === 'several') assertFewSeries(indicators.length * selection.codes.length);
  const { codes = undefined, euroAreaMembers = [] } = selection.kind === 'all' ? {} : selection;
  const countries = codes && [...codes, ...euroAreaMembers];
  const listed = await listListedSeries(db, { indicatorIds: indicators.map(({ id }) => id), countries });
  const found: SeriesOfIndicator[] = [];
  const missing: Missing[] = [];
  for (const indicator of indicators) {
    const own = listed.filter(({ indicatorId }) => indicatorId === indicator.id).map(({ series }) => series);
    const held = new Set(own.map(({ country }) => country));
    const selected =
      selection.kind === 'all' ? { codes: [...held], missing: [] } : selectCountries(indicator.slug, selection, held);
    const wanted = new Set(selected.codes);
    for (const series of own) if (wanted.has(series.country)) found.push({ indicator, series });
    missing.push(...selected.missing);
  }
  if (selection.kind === 'several') assertFewSeries(found.length + missing.length);
  const [first] = indicators;
  if (found.length === 0 && first !== undefined) {
    throw await createCountryNotAvailableError(db, first, codes?.join("', '") ?? 'all');
  }
  // The euro area alone, which all indicators hold, is one country.
  const isOneCountry = codes?.join() === 'EA' && missing.length === 0;
  return { found, missing: isOneCountry ? undefined : await addSameConcept(db, indicators, missing) };
}

/** Adds to each message which other indicators of the concept have a series of the country. */
async function addSameConcept(db: Knex, indicators: Indicator[], missing: Missing[]): Promise<Missing[]> {
  const nameOthers = await createConceptNamer(db, indicators, [...new Set(missing.map(({ country }) => country))]);
  const bySlug = new Map(indicators.map((indicator) => [indicator.slug, indicator]));
  return missing.map((one) => {
    const indicator = bySlug.get(one.id);
    return indicator === undefined ? one : { ...one, message: `${one.message}${nameOthers(indicator, one.country)}` };
  });
}

async function assertNotTooMany(db: Knex, indicators: Indicator[]): Promise<void> {
  const counts = await countSeriesOfIndicators(
    db,
    indicators.map(({ id }) => id),
  );
  assertFewSeries([...counts.values()].reduce((sum, count) => sum + count, 0));
}

function assertFewSeries(count: number): void {
  if (count <= maxSeriesPerRequest) return;
  const problem = `selects ${count} series; at most ${maxSeriesPerRequest} are allowed in one request. Request fewer countries or fewer ids`;
  throw invalidRequest([{ field: 'country', problem }]);
}

function toLateSeries(one: FoundSeries, day: string): Missing {
  return {
    id: one.indicator.slug,
    country: one.series.country,
    reason: 'no_vintage_on_date',
    message: describeMissingVintage(formatSeriesName(one), one.vintages, day),
  };
}
