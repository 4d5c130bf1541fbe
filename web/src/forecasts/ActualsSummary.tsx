import type { ForecastResult, ForecastRun } from 'almanac-sdk';
import { formatDay, formatPeriod, formatValue } from '../format';
import type { Actuals } from './useActuals';

interface Props {
  run: ForecastRun;
  result: ForecastResult;
  actuals: Actuals | null;
}

/** What has become of an earlier forecast, in sentences. */
export function ActualsSummary({ run, result, actuals }: Props) {
  const { frequency, unit, vintage } = run.series;
  const newest = result.history.findLast(({ actual }) => actual !== null);
  const known =
    frequency === null ? '' : `The newest value known was that of ${formatPeriod(newest?.date, frequency)}. `;
  const day = vintage?.requested ? `This is what would have been said on ${formatDay(vintage.requested)}. ` : '';
  if (actuals === null) return <p>{`${day}${known}Nothing that was forecast has come since.`}</p>;
  return (
    <p>
      {day}
      {known}
      {describeRevision(newest?.actual ?? null, actuals.points[0]?.value ?? null)}
      {describeCoverage(result, actuals)}
      {actuals.factor !== 1 &&
        ` What came since is divided by ${actuals.factor.toFixed(4)}, the ratio of both over the last year known, to stand in ${unit} instead of ${actuals.unit}: a change of base is no error.`}
    </p>
  );
}

/** Whether the value that the forecast set out from has been revised. */
function describeRevision(before: number | null, after: number | null): string {
  if (before === null || after === null || formatValue(before) === formatValue(after)) return '';
  return `It has itself been revised since, from ${formatValue(before)} to ${formatValue(after)}. `;
}

/** How many of the values that came lay within each interval, and how far off the forecasts were. */
function describeCoverage({ forecasts }: ForecastResult, { points }: Actuals): string {
  const actualByDate = new Map(points.map(({ date, value }) => [date, value]));
  const pairs = forecasts.flatMap((each) => {
    const value = actualByDate.get(each.date ?? '');
    return typeof value === 'number' && each.forecast !== null ? [{ ...each, value, forecast: each.forecast }] : [];
  });
  if (pairs.length === 0) return 'Nothing that was forecast has come since.';
  const error = pairs.reduce((sum, { value, forecast }) => sum + Math.abs(value - forecast), 0) / pairs.length;
  const coverage = (pairs[0]?.intervals ?? []).map(({ level }, index) => {
    const within = pairs.filter(({ value, intervals }) => {
      const { lower, upper } = intervals[index] ?? {};
      return (lower ?? -Infinity) <= value && value <= (upper ?? Infinity);
    });
    return `${within.length} within ${level} %`;
  });
  const count = pairs.length === 1 ? 'One of the values forecast has' : `${pairs.length} of the values forecast have`;
  return `${count} come since: ${coverage.join(', ')}; off by ${formatValue(error)} on average.`;
}
