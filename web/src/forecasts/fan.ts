import type { ForecastResult } from 'almanac-sdk';
import type uPlot from 'uplot';
import type { Curve, Drawing } from '../chart/drawing';
import type { Extra } from './plan';
import type { Since } from './useSince';

type Values = (number | null)[];

/** A forecast laid out to be drawn. */
export interface Fan extends Drawing {
  /** Whether the horizontal axis is one of time. */
  dated: boolean;
  /** Where the last observation stands; forecasts come after it. */
  last: number;
}

/** A forecast with what was known before and what came after: places on one axis, curves, and a band for each level. */
export function fanOf(result: ForecastResult, since: Since | null, show: readonly Extra[], unit: string): Fan {
  const { history, forecasts } = result;
  const last = history.findLastIndex(({ actual }) => actual !== null);
  const known = history.slice(0, last + 1);
  const dates = [...known, ...forecasts].map(({ date }, place) => date ?? String(place + 1));
  const dated = known[0]?.date !== null;
  const places = dates.map((date, place) => (dated ? Date.parse(date) / 1000 : place + 1));
  const curves: Curve[] = [];
  const rows: Values[] = [];
  const add = (label: string, colour: string, row: Values, kind: Curve['kind'] = 'shown', dashed = false) =>
    rows.push(row) && curves.push({ label, unit, colour, kind, scale: 'left', line: rows.length, dashed }) - 1;
  const start = known[last]?.actual ?? null;
  // Forecasts and bounds begin at the last observation, so that the fan opens there.
  const ahead = (values: Values): Values => [...known.slice(0, -1).map(() => null), start, ...values];
  const bands = levelsOf(result)
    .toReversed()
    .map((level) => {
      const bound = (side: 'lower' | 'upper') =>
        ahead(forecasts.map(({ intervals }) => intervals.find((each) => each.level === level)?.[side] ?? null));
      const upper = add(`${level} % above`, '--series-1', bound('upper'), 'bound');
      return { upper, lower: add(`${level} % below`, '--series-1', bound('lower'), 'bound'), colour: '--fan' };
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
    result.members.forEach(({ label, point }, place) => {
      add(label, `--series-${2 + (place % 4)}`, ahead(point), 'shown', true);
    });
  }
  add('Forecast', '--series-1', ahead(forecasts.map(({ forecast }) => forecast)));
  if (since !== null) add('Came since', '--revision', alongDates(since, dates));
  const data = [places, ...rows.map((row) => [...row, ...places.slice(row.length).map(() => null)])];
  return {
    ...{ curves, bands, dates, dated, last, origin: places[last], remarks: [], positive: false },
    data: data as uPlot.AlignedData,
  };
}

/** The levels of the intervals, ascending. */
export function levelsOf({ forecasts }: ForecastResult): number[] {
  return (forecasts[0]?.intervals ?? []).map(({ level }) => level);
}

function alongDates({ points }: Since, dates: readonly string[]): Values {
  const values = new Map(points.map(({ date, value }) => [date, value]));
  return dates.map((date) => values.get(date) ?? null);
}
