import type { Schemas } from '../schemas.js';
import type { ReleaseForecast } from '../store/releaseForecasts.js';
import type { ReleaseEventSeries } from './releaseEvents.js';

type ForecastFields = Pick<
  Schemas['EventIndicator'],
  'forecastValue' | 'forecastPeriod' | 'forecastModel' | 'forecastCacheKey'
>;

const noForecast: ForecastFields = {
  forecastValue: null,
  forecastPeriod: null,
  forecastModel: null,
  forecastCacheKey: null,
};

/** What an event brings of a series: a period, on a day. */
interface SeriesEvent extends ReleaseEventSeries {
  period: string | null;
  date: string;
}

/**
 * What a model expected of the value that an event brings, from what was known before its day, as late as possible (the forecasts come the
 * latest first). Nothing where the event brings no new period, and where the unit or the base has changed since.
 */
export function findModelForecast(
  forecasts: readonly ReleaseForecast[],
  { series, vintage, period, date }: SeriesEvent,
): ForecastFields {
  const bringsNewPeriod =
    vintage === undefined ? period !== null && period > (series.lastDate ?? '') : vintage.added > 0;
  if (!bringsNewPeriod || (vintage?.rebaseFactor ?? null) !== null) return noForecast;
  const unit = vintage?.unit ?? series.unit;
  const found = forecasts.find((one) => one.period === period && one.vintageDate < date && one.unit === unit);
  if (found === undefined) return noForecast;
  return {
    forecastValue: found.value,
    forecastPeriod: found.period,
    forecastModel: found.model as Schemas['ForecastModel'],
    forecastCacheKey: found.cacheKey,
  };
}
