import { memoize } from '../../memoize.js';
import type { Observation } from '../observation.js';
import { findFirstProjection } from '../projections.js';
import { toFiniteOrNull } from '../values.js';
import { type Changes, computeChanges, removeSeason } from './changes.js';
import type { GuardrailContext } from './guardrailContext.js';
import { buildPeriodGrid, type PeriodGrid } from './periodGrid.js';
import { computeSeasonalParts, getSeasonLength, type SeasonalParts } from './seasonalParts.js';
import { listVintageSteps, type VintageStep } from './vintageSteps.js';

/** A series prepared for its checks. Shared intermediate results are computed once, on first use. */
export interface GuardrailSubject extends GuardrailContext {
  /** All rows in date order; numbers that are not finite count as missing. The other fields leave out projections. */
  rows: Observation[];
  grid: PeriodGrid;
  /** Number of periods with a value. */
  count: number;
  /** First and last period with a value. */
  firstDate: string | undefined;
  lastDate: string | undefined;
  /** Observations per seasonal cycle; 1 for none. */
  seasonLength: number;
  getChanges: () => Changes;
  /** Changes without the usual seasonal change. */
  getUnseasonalChanges: () => Changes;
  getSeasonalParts: () => SeasonalParts | undefined;
  /** The steps between consecutive vintages, oldest first. The last one ends with the current values. */
  getVintageSteps: () => VintageStep[];
  /** Builds the vintage steps, which take the most time. Yields before each, so that the caller can let other work run. */
  prepareVintageSteps: () => Generator<void, void>;
}

export function prepareSubject(context: GuardrailContext): GuardrailSubject {
  const rows = sortByDate(context.observations);
  const grid = buildPeriodGrid(selectHistory(rows, context), context.frequency);
  const seasonLength = getSeasonLength(context.frequency);
  const getChanges = memoize(() => computeChanges(grid.values));
  const steps = listVintageSteps(context);
  return {
    ...context,
    rows,
    grid,
    count: grid.values.reduce<number>((count, value) => count + (value === null ? 0 : 1), 0),
    firstDate: grid.dates[0],
    lastDate: grid.dates.at(-1),
    seasonLength,
    getChanges,
    getUnseasonalChanges: memoize(() => removeSeason(getChanges(), seasonLength)),
    getSeasonalParts: memoize(() => computeSeasonalParts(getChanges().levels, seasonLength)),
    getVintageSteps: () => steps.map((getStep) => getStep()),
    *prepareVintageSteps() {
      for (const getStep of steps) {
        yield;
        getStep();
      }
    },
  };
}

/** Removes projections: values of periods that had not ended when the library's copy was made. */
function selectHistory(rows: Observation[], { publishesProjections, frequency, copyDay }: GuardrailContext) {
  const from = publishesProjections ? findFirstProjection(rows, frequency, copyDay) : undefined;
  return from === undefined ? rows : rows.filter(({ date }) => date < from);
}

/**
 * Sorts rows by date, then by value with missing values last, so that the result does not depend on the order of the
 * input.
 */
function sortByDate(observations: Observation[]): Observation[] {
  // Adding zero turns negative zero into zero.
  const rows = observations.map(({ date, value }) => ({ date, value: toFiniteOrNull((value ?? Number.NaN) + 0) }));
  const isSorted = rows.every((row, index) => index === 0 || (rows[index - 1]?.date ?? '') < row.date);
  return isSorted ? rows : rows.sort(compareRows);
}

function compareRows(a: Observation, b: Observation): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return (a.value ?? Number.POSITIVE_INFINITY) - (b.value ?? Number.POSITIVE_INFINITY) || 0;
}
