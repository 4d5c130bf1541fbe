import type { ForecastResult, ForecastRun } from 'almanac-sdk';
import { getDefinition } from '../../../server/series/unitDefinition.js';
import { formatDay, formatPeriod, formatValue } from '../format';
import type { Actuals } from './useActuals';

interface Props {
  run: ForecastRun;
  result: ForecastResult;
  actuals: Actuals | null;
}

/** Compares a forecast from an earlier vintage with the actual values. */
export function ActualsSummary({ run, result, actuals }: Props) {
  const { frequency, unit, vintage } = run.series;
  const newest = result.history.findLast(({ actual }) => actual !== null);
  const known =
    frequency === null ? '' : `The latest value available was for ${formatPeriod(newest?.date, frequency)}. `;
  const day = vintage?.requested ? `This is the forecast as of ${formatDay(vintage.requested)}. ` : '';
  if (actuals === null) return <p>{`${day}${known}${noActualsText}`}</p>;
  return (
    <p>
      {day}
      {known}
      {getDefinition(unit) === getDefinition(actuals.unit)
        ? describeRevision(newest?.actual ?? null, actuals.points[0]?.value ?? null)
        : 'The definition of the series has changed since. '}
      {describeCoverage(result, actuals)}
      {actuals.factor !== 1 &&
        ` The actual values are divided by ${actuals.factor.toFixed(4)}, the ratio of the two vintages over the last year available, to convert them from ${actuals.unit} to ${unit}. A change of base does not count as an error.`}
    </p>
  );
}

/** Describes the revision of the last observed value; an empty text if it was not revised. */
function describeRevision(before: number | null, after: number | null): string {
  if (before === null || after === null || formatValue(before) === formatValue(after)) return '';
  return `It has since been revised from ${formatValue(before)} to ${formatValue(after)}. `;
}

const noActualsText = 'No actual values are available for the forecast periods yet.';

/** Describes how many actual values lie within each interval, and the mean absolute error of the forecasts. */
function describeCoverage({ forecasts }: ForecastResult, { points }: Actuals): string {
  const actualByDate = new Map(points.map(({ date, value }) => [date, value]));
  const pairs = forecasts.flatMap((each) => {
    const value = actualByDate.get(each.date ?? '');
    return typeof value === 'number' && each.forecast !== null ? [{ ...each, value, forecast: each.forecast }] : [];
  });
  if (pairs.length === 0) return noActualsText;
  const error = pairs.reduce((sum, { value, forecast }) => sum + Math.abs(value - forecast), 0) / pairs.length;
  const coverage = (pairs[0]?.intervals ?? []).map(({ level }, index) => {
    const within = pairs.filter(({ value, intervals }) => {
      const { lower, upper } = intervals[index] ?? {};
      return (lower ?? -Infinity) <= value && value <= (upper ?? Infinity);
    });
    return `${within.length} within the ${level}% interval`;
  });
  const count = `${pairs.length} forecast ${pairs.length === 1 ? 'period' : 'periods'}`;
  return `Actual values are available for ${count}: ${coverage.join(', ')}. The mean absolute error is ${formatValue(error)}.`;
}
