import { invalidRequest } from '../errors.js';
import type { SeriesValues } from './readNewestValues.js';

/** A series under the name that the caller gave it. */
export interface NamedValues extends SeriesValues {
  name: string;
}

/** The result of a computation: one value, or a value for each date, with its unit and formula. */
export interface Computed {
  unit: string;
  formula: string;
  value?: number | null;
  values?: [date: string, value: number | null][];
  [detail: string]: unknown;
}

interface Computation {
  operands: 1 | 2;
  run(first: NamedValues, second: NamedValues): Computed;
}

type Point = [date: string, first: number, second: number];

const minCorrelated = 3;
const averageDaysPerYear = 365.2425;

/** The computations by name. All use only dates with a value of every series. */
export const computations: Record<'difference' | 'ratio' | 'growth' | 'mean' | 'correlation', Computation> = {
  difference: {
    operands: 2,
    run(first, second) {
      assertSameFrequency(first, second);
      if (first.series.unit !== second.series.unit) {
        const problem = `must be in the same unit to be subtracted: ${describeUnits(first, second)}. Set units or a common vintage, or use ratio`;
        throw invalidRequest([{ field: 'series', problem }]);
      }
      const unit = /percent/i.test(first.series.unit) ? 'Percentage points' : first.series.unit;
      return { unit, ...combine(first, second, '−', (a, b) => a - b) };
    },
  },
  ratio: {
    operands: 2,
    run(first, second) {
      assertSameFrequency(first, second);
      const isPlain = first.series.unit === second.series.unit;
      const unit = isPlain ? 'Ratio' : `${first.series.unit} per ${second.series.unit}`;
      return { unit, ...combine(first, second, '/', (a, b) => (b === 0 ? null : a / b)) };
    },
  },
  growth: { operands: 1, run: computeGrowth },
  mean: {
    operands: 1,
    run(first) {
      const values = listValues(first).map(([, value]) => value);
      const value = values.reduce((sum, one) => sum + one / values.length, 0);
      return { unit: first.series.unit, formula: `mean(${first.name})`, value, count: values.length };
    },
  },
  correlation: {
    operands: 2,
    run(first, second) {
      assertSameFrequency(first, second);
      const points = pair(first, second);
      if (points.length < minCorrelated) {
        const problem = `must have at least ${minCorrelated} dates in common for a correlation, and have ${points.length}`;
        throw invalidRequest([{ field: 'series', problem }]);
      }
      const value = correlate(points);
      const range = { from: points[0]?.[0], to: points.at(-1)?.[0], count: points.length };
      const note = value === null ? { note: 'One series is constant, so the correlation is not defined.' } : {};
      return { unit: 'Pearson correlation', formula: `corr(${first.name}, ${second.name})`, value, ...range, ...note };
    },
  },
};

/** The percent change between the first and the last value, and the same per year. */
function computeGrowth(first: NamedValues): Computed {
  const values = listValues(first);
  const [start, end] = [values[0], values.at(-1)];
  if (start === undefined || end === undefined || start[0] === end[0]) {
    throw invalidRequest([
      { field: first.name, problem: 'must have two values or more. Set start and end further apart' },
    ]);
  }
  if (/percent/i.test(first.series.unit)) {
    const problem = 'is in percent, of which growth is misleading. Use difference, or units=chg of get_observations';
    throw invalidRequest([{ field: first.name, problem }]);
  }
  if (start[1] <= 0 || end[1] <= 0) {
    throw invalidRequest([
      { field: first.name, problem: 'must be positive at start and end for growth. Use difference' },
    ]);
  }
  const factor = end[1] / start[1];
  const years = (Date.parse(end[0]) - Date.parse(start[0])) / 86_400_000 / averageDaysPerYear;
  return {
    unit: 'Percent',
    formula: `(${first.name}[${end[0]}] / ${first.name}[${start[0]}] − 1) × 100`,
    value: (factor - 1) * 100,
    perYear: (factor ** (1 / years) - 1) * 100,
    ...{ from: start, to: end },
  };
}

function combine(
  first: NamedValues,
  second: NamedValues,
  sign: string,
  run: (a: number, b: number) => number | null,
): Pick<Computed, 'formula' | 'values'> {
  const points = pair(first, second);
  if (points.length === 0)
    throw invalidRequest([{ field: 'series', problem: 'must have dates in common. Compare their ranges' }]);
  return {
    formula: `${first.name} ${sign} ${second.name}`,
    values: points.map(([date, a, b]) => [date, run(a, b)]),
  };
}

function assertSameFrequency(first: NamedValues, second: NamedValues): void {
  const [one, other] = [first.series.frequency, second.series.frequency];
  if (one === other) return;
  const problem = `must have the same frequency: ${first.name} is ${one}, ${second.name} is ${other}. Set frequency on the one with more values`;
  throw invalidRequest([{ field: 'series', problem }]);
}

function describeUnits(first: NamedValues, second: NamedValues): string {
  return `${first.name} is in "${first.series.unit}", ${second.name} in "${second.series.unit}"`;
}

function listValues({ rows }: NamedValues): [date: string, value: number][] {
  return rows.flatMap(({ date, value }): [string, number][] => (value === null ? [] : [[date, value]]));
}

/** The dates that both series have values of, oldest first. */
function pair(first: NamedValues, second: NamedValues): Point[] {
  const others = new Map(listValues(second));
  return listValues(first).flatMap(([date, value]): Point[] => {
    const other = others.get(date);
    return other === undefined ? [] : [[date, value, other]];
  });
}

/** Pearson's correlation; null if a series is constant. */
function correlate(points: Point[]): number | null {
  const meanOf = (index: 1 | 2) => points.reduce((sum, point) => sum + point[index] / points.length, 0);
  const [meanX, meanY] = [meanOf(1), meanOf(2)];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [, x, y] of points) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  return xx === 0 || yy === 0 ? null : Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}
