import type { ForecastResult } from 'almanac-sdk';
import type uPlot from 'uplot';
import type { ChartData, Curve } from '../chart/chartData';
import { findForecastDecimals } from './findForecastDecimals';
import type { Extra } from './plan';
import type { Actuals } from './useActuals';

type Values = (number | null)[];

/** The chart data of a forecast. */
export interface Fan extends ChartData {
  /** Whether the horizontal axis is a time axis. */
  hasDates: boolean;
  /** Index of the last observation; the forecasts follow it. */
  lastObservedIndex: number;
  /** Decimals of all values; undefined if they depend on the size of each value. */
  decimals: number | undefined;
}

/** What is drawn of a forecast. */
type FanResult = Pick<ForecastResult, 'history' | 'forecasts' | 'members'>;

/** Builds the chart data of a forecast: the observations, the forecasts with a band for each level, and the actual values. */
export function buildFan(result: FanResult, actuals: Actuals | null, show: readonly Extra[], unit: string): Fan {
  const { history, forecasts } = result;
  const lastObservedIndex = history.findLastIndex(({ actual }) => actual !== null);
  const known = history.slice(0, lastObservedIndex + 1);
  const dates = [...known, ...forecasts].map(({ date }, index) => date ?? String(index + 1));
  const hasDates = known[0]?.date !== null;
  const positions = dates.map((date, index) => (hasDates ? Date.parse(date) / 1000 : index + 1));
  const decimals = findForecastDecimals(result, unit);
  const curves: Curve[] = [];
  const rows: Values[] = [];
  const common = { unit, ...(decimals !== undefined && { decimals }), scale: 'left' as const };
  const add = (label: string, colour: string, row: Values, kind: Curve['kind'] = 'shown', dashed = false) =>
    rows.push(row) && curves.push({ ...common, label, colour, kind, line: rows.length, dashed }) - 1;
  const start = known[lastObservedIndex]?.actual ?? null;
  // Forecasts and bounds start at the last observation, so that the fan opens there.
  const ahead = (values: Values): Values => [...known.slice(0, -1).map(() => null), start, ...values];
  const bands = listLevels(result)
    .toReversed()
    .map((level) => {
      const bound = (side: 'lower' | 'upper') =>
        ahead(forecasts.map(({ intervals }) => intervals.find((each) => each.level === level)?.[side] ?? null));
      const upper = add(`${level}% upper bound`, '--series-1', bound('upper'), 'bound');
      return { upper, lower: add(`${level}% lower bound`, '--series-1', bound('lower'), 'bound'), colour: '--fan' };
    });
  add(
    'Observed',
    '--ink',
    known.map(({ actual }) => actual),
  );
  if (show.includes('fitted'))
    add(
      'Fitted',
      '--series-4',
      known.map(({ fitted }) => fitted),
    );
  if (show.includes('members')) {
    result.members.forEach(({ label, point }, index) => {
      add(label, `--series-${2 + (index % 4)}`, ahead(point), 'shown', true);
    });
  }
  add('Forecast', '--series-1', ahead(forecasts.map(({ forecast }) => forecast)));
  if (actuals !== null) add('Actual', '--revision', alignToDates(actuals, dates));
  const data = [positions, ...rows.map((row) => [...row, ...positions.slice(row.length).map(() => null)])];
  return {
    ...{ curves, bands, dates, hasDates, lastObservedIndex, decimals },
    ...{ notes: [], isPositive: false, origin: positions[lastObservedIndex] },
    data: data as uPlot.AlignedData,
  };
}

/** Returns the levels of the intervals, ascending. */
export function listLevels({ forecasts }: Pick<ForecastResult, 'forecasts'>): number[] {
  return (forecasts[0]?.intervals ?? []).map(({ level }) => level);
}

function alignToDates({ points }: Actuals, dates: readonly string[]): Values {
  const values = new Map(points.map(({ date, value }) => [date, value]));
  return dates.map((date) => values.get(date) ?? null);
}
