import type { Operation } from '../contract.js';
import { createCountryNotAvailableError, findIndicators } from '../indicators/findSeries.js';
import { getVintageCapability } from '../indicators/selectVintage.js';
import { paginate } from '../paging/paginate.js';
import { findCountryCode } from '../parameters/findCountryCode.js';
import type { Schemas } from '../schemas.js';
import { listCountries } from '../store/countries.js';
import type { Indicator } from '../store/indicators.js';
import { listSeriesByIndicatorIds, type Series } from '../store/series.js';
import { readVintageOverviews, type VintageOverview } from '../store/vintageOverviews.js';

/** Lists the series of indicators, for all countries or for one. */
export const indicatorsSeries: Operation<'indicators.series'> = async ({ db }, { query }) => {
  const country = await findCountryCode(db, query.country);
  const indicators = await findIndicators(db, query.id);
  const rows = await listSeriesByIndicatorIds(
    db,
    indicators.map(({ id }) => id),
  );
  const selected = indicators.flatMap((indicator) => selectSeries(indicator, rows, country));
  const { page, nextCursor } = paginate(selected, query);
  const countryNames = new Map((await listCountries(db)).map(({ code, name }) => [code, name]));
  const vintages = await readVintageOverviews(
    db,
    page.map(({ series }) => series.id),
  );
  const series = page.flatMap((one) => {
    const overview = vintages.get(one.series.id);
    return overview === undefined ? [] : [toSeriesRecord(one, countryNames, overview)];
  });
  return { json: { count: series.length, series, nextCursor } };
};

interface IndicatorSeries {
  indicator: Indicator;
  series: Series;
}

function selectSeries(indicator: Indicator, rows: Series[], country: string | undefined): IndicatorSeries[] {
  const indicatorSeries = rows.filter(({ indicatorId }) => indicatorId === indicator.id);
  const series = country === undefined ? indicatorSeries : indicatorSeries.filter((row) => row.country === country);
  if (series.length === 0 && country !== undefined)
    throw createCountryNotAvailableError(indicator, indicatorSeries, country);
  return series.map((row) => ({ indicator, series: row }));
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
