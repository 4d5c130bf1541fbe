import type { Knex } from 'knex';
import type { Operation } from '../contract.js';
import { createCountryNotAvailableError, findIndicators } from '../indicators/findSeries.js';
import { readOneState } from '../indicators/readOneState.js';
import { getVintageCapability } from '../indicators/selectVintage.js';
import { createNextCursor, getOffset } from '../paging/offsetPages.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import type { Schemas } from '../schemas.js';
import { listCountries } from '../store/countries.js';
import type { Indicator } from '../store/indicators.js';
import { listSeriesByIndicatorIds, listSeriesOfCountries, listSeriesPage, type Series } from '../store/series.js';
import { readVintageOverviews, type VintageOverview } from '../store/vintageOverviews.js';

/** Lists the series of indicators, for all countries or for one. */
export const indicatorsSeries: Operation<'indicators.series'> = async ({ db }, { query }) => {
  const country = await findCountryCode(db, query.country);
  const indicators = await findIndicators(db, query.id);
  if (country !== undefined) await assertCountryAvailable(db, indicators, country);
  const find = () => findPage(db, indicators, { country, offset: getOffset(query), limit: query.limit + 1 });
  const { rows, series } = await readOneState(db, find, async (found) => ({
    rows: found,
    series: await describePage(db, found.slice(0, query.limit)),
  }));
  return { json: { count: series.length, series, nextCursor: createNextCursor(rows, query) } };
};

async function findPage(db: Knex, indicators: Indicator[], page: Parameters<typeof listSeriesPage>[2]) {
  const byId = new Map(indicators.map((indicator) => [indicator.id, indicator]));
  const rows = await listSeriesPage(db, [...byId.keys()], page);
  return rows.flatMap((series): IndicatorSeries[] => {
    const indicator = byId.get(series.indicatorId);
    return indicator === undefined ? [] : [{ indicator, series }];
  });
}

async function describePage(db: Knex, page: IndicatorSeries[]): Promise<Schemas['SeriesRecord'][]> {
  const countryNames = new Map((await listCountries(db)).map(({ code, name }) => [code, name]));
  const ids = page.map(({ series }) => series.id);
  const vintages = await readVintageOverviews(db, ids);
  return page.flatMap((one) => {
    const overview = vintages.get(one.series.id);
    return overview === undefined ? [] : [toSeriesRecord(one, countryNames, overview)];
  });
}

interface IndicatorSeries {
  indicator: Indicator;
  series: Series;
}

/** Throws `country_not_available` if one of the indicators has no series for the country. */
async function assertCountryAvailable(db: Knex, indicators: Indicator[], country: string): Promise<void> {
  const pairs = indicators.map(({ id }) => ({ indicatorId: id, country }));
  const covered = new Set((await listSeriesOfCountries(db, pairs)).map(({ indicatorId }) => indicatorId));
  const indicator = indicators.find(({ id }) => !covered.has(id));
  if (indicator === undefined) return;
  throw createCountryNotAvailableError(indicator, await listSeriesByIndicatorIds(db, [indicator.id]), country);
}

function toSeriesRecord(
  { indicator, series }: IndicatorSeries,
  countryNames: Map<string, string>,
  vintages: VintageOverview,
): Schemas['SeriesRecord'] {
  return {
    id: indicator.slug,
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
