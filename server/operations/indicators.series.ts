import type { Operation, Schemas } from '../contract.js';
import { countryCode } from '../library/countryCode.js';
import { countryNotAvailable, findIndicators } from '../library/findSeries.js';
import { pageOf } from '../library/page.js';
import { vintageCapability } from '../library/vintageUsed.js';
import { listCountries } from '../store/countries.js';
import type { Indicator } from '../store/indicators.js';
import { listSeriesByIndicatorIds, type Series } from '../store/series.js';
import { groupVintages, type StoredVintage } from '../store/vintages.js';

/** The series of some indicators: all of their countries, or one. */
export const indicatorsSeries: Operation<'indicators.series'> = async ({ db }, { query }) => {
  const country = await countryCode(db, query.country);
  const indicators = await findIndicators(db, query.id);
  const rows = await listSeriesByIndicatorIds(
    db,
    indicators.map(({ id }) => id),
  );
  const wanted = indicators.flatMap((indicator) => seriesOf(indicator, rows, country));
  const { page, nextCursor } = pageOf(wanted, query);
  const names = new Map((await listCountries(db)).map(({ code, name }) => [code, name]));
  const vintages = await groupVintages(
    db,
    page.map(({ series }) => series.id),
  );
  const series = page.map((one) => record(one, names, vintages.get(one.series.id) ?? []));
  return { json: { count: series.length, series, nextCursor } };
};

interface Wanted {
  indicator: Indicator;
  series: Series;
}

function seriesOf(indicator: Indicator, rows: Series[], country: string | undefined): Wanted[] {
  const own = rows.filter(({ indicatorId }) => indicatorId === indicator.id);
  const series = country === undefined ? own : own.filter((row) => row.country === country);
  if (series.length === 0 && country !== undefined) throw countryNotAvailable(indicator, own, country);
  return series.map((row) => ({ indicator, series: row }));
}

function record(
  { indicator, series }: Wanted,
  names: Map<string, string>,
  vintages: StoredVintage[],
): Schemas['SeriesRecord'] {
  const last = vintages.at(-1)?.date ?? null;
  return {
    id: indicator.slug,
    country: series.country,
    countryName: names.get(series.country) ?? series.country,
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
      capability: vintageCapability(vintages),
      count: vintages.length,
      first: vintages[0]?.date ?? null,
      last,
    },
    lastUpdated: last,
  };
}
