import type { ForecastResult, ForecastRun } from 'almanac-sdk';
import { countDecimals } from '../../../server/series/publishedDigits.js';
import { formatFixed } from '../format';

/**
 * Describes the possible values to which a forecast is limited: "Limited to values of at least 0%". Returns null if the
 * limits changed nothing, unless the user has set them.
 */
export function describeRange(
  { request, series }: ForecastRun,
  { notes }: ForecastResult,
  isSet: boolean,
): string | null {
  const isLimited = notes.some(({ code }) => code === 'LIMITED_TO_RANGE');
  if (request.range === undefined || !(isLimited || isSet)) return null;
  const { min, max } = request.range;
  if (min === null && max === null) return 'Not limited to a range of values.';
  const format = (limit: number) =>
    formatFixed(limit, countDecimals(limit)) + (/^percent/i.test(series.unit) ? '%' : '');
  const limits = [
    ...(min === null ? [] : [`at least ${format(min)}`]),
    ...(max === null ? [] : [`at most ${format(max)}`]),
  ];
  const effect = isLimited ? 'Forecasts and interval bounds beyond are set to the limit.' : 'This changes no value.';
  return `Limited to values of ${limits.join(' and ')}. ${effect}`;
}
