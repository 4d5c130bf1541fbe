import type { Knex } from 'knex';
import type { Operation } from '../contract.js';
import { findIndicators } from '../indicators/findIndicators.js';
import { type SelectedSeries, selectHeldSeries } from '../indicators/findSelectedSeries.js';
import {
  addVintages,
  createCountryNotAvailableError,
  type FoundSeries,
  nameOwnIndicator,
  type SeriesOfIndicator,
} from '../indicators/findSeries.js';
import { readOneState } from '../indicators/readOneState.js';
import { getVintageCapability } from '../indicators/selectVintage.js';
import { createNextCursor, getOffset } from '../paging/offsetPages.js';
import { type CountrySelection, parseCountries } from '../parameters/parseCountries.js';
import type { Schemas } from '../schemas.js';
import { listCountries } from '../store/countries.js';
import type { Indicator } from '../store/indicators.js';
import { listListedSeries, listSeriesPage } from '../store/listedSeries.js';

/** Lists the series of indicators, for all countries or for some. */
export const indicatorsSeries: Operation<'indicators.series'> = async ({ db }, { query }) => {
  const countries = await parseCountries(db, query.country);
  const indicators = await findIndicators(db, query.id);
  if (countries.kind === 'one') await assertCountryAvailable(db, indicators, countries.code);
  let missing: Schemas['MissingSeries'][] | undefined;
  const find = async () => {
    const page = await findPage(db, indicators, countries, { offset: getOffset(query), limit: query.limit + 1 });
    missing = page.missing;
    return page.found;
  };
  const { rows, series } = await readOneState(db, find, async (found) => ({
    rows: found,
    series: await describePage(db, found.slice(0, query.limit)),
  }));
  return {
    json: { count: series.length, series, ...(missing && { missing }), nextCursor: createNextCursor(rows, query) },
  };
};

async function findPage(
  db: Knex,
  indicators: Indicator[],
  countries: CountrySelection,
  { offset, limit }: { offset: number; limit: number },
): Promise<SelectedSeries<SeriesOfIndicator>> {
  if (countries.kind === 'several') {
    const { found, missing } = await selectHeldSeries(db, indicators, countries);
    return { found: found.slice(offset, offset + limit), missing };
  }
  const byId = new Map(indicators.map((indicator) => [indicator.id, indicator]));
  const codes = countries.kind === 'one' ? [countries.code] : undefined;
  const rows = await listSeriesPage(db, { indicatorIds: [...byId.keys()], countries: codes }, { offset, limit });
  const found = rows.flatMap(({ indicatorId, series }) => {
    const indicator = byId.get(indicatorId);
    return indicator === undefined ? [] : [{ indicator, series }];
  });
  return { found, missing: countries.kind === 'all' ? [] : undefined };
}

async function describePage(db: Knex, page: SeriesOfIndicator[]): Promise<Schemas['SeriesRecord'][]> {
  const countryNames = new Map((await listCountries(db)).map(({ code, name }) => [code, name]));
  return (await addVintages(db, page, undefined)).map((found) => toSeriesRecord(found, countryNames));
}

/** Throws `country_not_available` if one of the indicators has no series for the country. */
async function assertCountryAvailable(db: Knex, indicators: Indicator[], country: string): Promise<void> {
  const listed = await listListedSeries(db, { indicatorIds: indicators.map(({ id }) => id), countries: [country] });
  const covered = new Set(listed.map(({ indicatorId }) => indicatorId));
  const indicator = indicators.find(({ id }) => !covered.has(id));
  if (indicator !== undefined) throw await createCountryNotAvailableError(db, indicator, country);
}

function toSeriesRecord(found: FoundSeries, countryNames: Map<string, string>): Schemas['SeriesRecord'] {
  const { indicator, series, vintages } = found;
  return {
    id: indicator.slug,
    ...nameOwnIndicator(found),
    country: series.country,
    countryName: countryNames.get(series.country) ?? series.country,
    name: indicator.name,
    provider: series.provider,
    providerSeriesId: series.providerSeriesId,
    sourceAgency: series.sourceAgency,
    release: series.releaseId,
    licence: series.licence,
    frequency: indicator.frequency,
    unit: series.unit,
    scale: series.scale,
    currency: series.currency,
    seasonalAdjustment: series.seasonalAdjustment,
    firstDate: series.firstDate,
    lastDate: series.lastDate,
    observationCount: series.observationCount,
    vintages: {
      capability: getVintageCapability(vintages),
      count: vintages.count,
      first: vintages.first,
      last: vintages.last,
    },
    lastUpdated: vintages.last,
  };
}
