import type { ForecastResult, ForecastRun } from 'almanac-sdk';
import { formatDay, formatPeriod, formatValue } from '../format';
import type { Since } from './useSince';

interface Props {
  run: ForecastRun;
  result: ForecastResult;
  since: Since | null;
}

/** What has become of an earlier forecast, in sentences. */
export function SinceThen({ run, result, since }: Props) {
  const { frequency, unit, vintage } = run.series;
  const newest = result.history.findLast(({ actual }) => actual !== null);
  const known =
    frequency === null ? '' : `The newest value known was that of ${formatPeriod(newest?.date, frequency)}. `;
  const day = vintage?.requested ? `This is what would have been said on ${formatDay(vintage.requested)}. ` : '';
  if (since === null) return <p>{`${day}${known}Nothing that was forecast has come since.`}</p>;
  return (
    <p>
      {day}
      {known}
      {revisionWords(newest?.actual ?? null, since.points[0]?.value ?? null)}
      {heldWords(result, since)}
      {since.factor !== 1 &&
        ` What came since is divided by ${since.factor.toFixed(4)}, the ratio of both over the last year known, to stand in ${unit} instead of ${since.unit}: a change of base is no error.`}
    </p>
  );
}

/** Whether the value that the forecast set out from has been revised. */
function revisionWords(then: number | null, now: number | null): string {
  if (then === null || now === null || formatValue(then) === formatValue(now)) return '';
  return `It has itself been revised since, from ${formatValue(then)} to ${formatValue(now)}. `;
}

/** How many of the values that came lay within each interval, and how far off the forecasts were. */
function heldWords({ forecasts }: ForecastResult, { points }: Since): string {
  const came = new Map(points.map(({ date, value }) => [date, value]));
  const pairs = forecasts.flatMap((each) => {
    const value = came.get(each.date ?? '');
    return typeof value === 'number' && each.forecast !== null ? [{ ...each, value, forecast: each.forecast }] : [];
  });
  if (pairs.length === 0) return 'Nothing that was forecast has come since.';
  const error = pairs.reduce((sum, { value, forecast }) => sum + Math.abs(value - forecast), 0) / pairs.length;
  const held = (pairs[0]?.intervals ?? []).map(({ level }, place) => {
    const within = pairs.filter(({ value, intervals }) => {
      const { lower, upper } = intervals[place] ?? {};
      return (lower ?? -Infinity) <= value && value <= (upper ?? Infinity);
    });
    return `${within.length} within ${level} %`;
  });
  const count = pairs.length === 1 ? 'One of the values forecast has' : `${pairs.length} of the values forecast have`;
  return `${count} come since: ${held.join(', ')}; off by ${formatValue(error)} on average.`;
}
