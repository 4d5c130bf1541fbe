import type { Schemas } from '../schemas.js';
import { getPeriodEnd } from '../series/periods.js';
import type { ReleaseForecast } from '../store/releaseForecasts.js';
import type { ReleaseEventSeries } from './eventSeries.js';

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

/** A series of an event, with the period and the date of the event. */
interface SeriesEvent extends ReleaseEventSeries {
  period: string | null;
  date: string;
}

/**
 * Finds the latest forecast of the value that an event publishes, made from data known before the event's day. Expects
 * `forecasts` latest first. Returns nulls if the event adds no new period, or if the unit or base has changed since.
 */
export function findModelForecast(
  forecasts: readonly ReleaseForecast[],
  { series, vintage, period, date }: SeriesEvent,
): ForecastFields {
  const hasNewPeriod = vintage === undefined ? period !== null && period > (series.lastDate ?? '') : vintage.added > 0;
  if (!hasNewPeriod || (vintage?.rebaseFactor ?? null) !== null) return noForecast;
  const unit = vintage?.unit ?? series.unit;
  // The values of a week are dated by its last day, the period by its first.
  const end = period === null ? '' : getPeriodEnd(period, series.frequency);
  const isOfPeriod = (one: ReleaseForecast) => one.period >= (period ?? '') && one.period <= end;
  const found = forecasts.find((one) => isOfPeriod(one) && one.vintageDate < date && one.unit === unit);
  if (found === undefined) return noForecast;
  return {
    forecastValue: found.value,
    forecastPeriod: found.period,
    forecastModel: found.model as Schemas['ForecastModel'],
    forecastCacheKey: found.cacheKey,
  };
}
