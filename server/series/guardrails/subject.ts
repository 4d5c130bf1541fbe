import type { Observation } from '../observation.js';
import { type Changes, changesOf, withoutSeason } from './changes.js';
import type { GuardrailContext } from './guardrail.js';
import { layOnCalendar, type PeriodGrid } from './periodGrid.js';
import { type SeasonalParts, seasonalParts, seasonLength } from './seasonalParts.js';
import { type VintageStep, vintageSteps } from './vintageSteps.js';

/** A series made ready for its checks: what several of them need is computed once, and only when one asks. */
export interface GuardrailSubject extends GuardrailContext {
  /** Every row in date order; numbers that are not finite count as missing. */
  rows: Observation[];
  grid: PeriodGrid;
  /** How many periods carry a number. */
  count: number;
  /** First and last period that carries a number. */
  firstDate: string | undefined;
  lastDate: string | undefined;
  /** Places in the seasonal cycle, 1 for none. */
  season: number;
  changes: () => Changes;
  /** Changes less what is usual for the season. */
  unseasonalChanges: () => Changes;
  seasonal: () => SeasonalParts | undefined;
  vintageSteps: () => VintageStep[];
}

export function prepareSubject(context: GuardrailContext): GuardrailSubject {
  const rows = inDateOrder(context.observations);
  const grid = layOnCalendar(rows, context.frequency);
  const season = seasonLength(context.frequency);
  const changes = once(() => changesOf(grid.values));
  return {
    ...context,
    rows,
    grid,
    count: grid.values.reduce<number>((count, value) => count + (value === null ? 0 : 1), 0),
    firstDate: grid.dates[0],
    lastDate: grid.dates.at(-1),
    season,
    changes,
    unseasonalChanges: once(() => withoutSeason(changes(), season)),
    seasonal: once(() => seasonalParts(changes().levels, season)),
    vintageSteps: once(() => vintageSteps(context)),
  };
}

/** Equal dates are ordered by value, numbers before missing, so that the order in which rows arrive never matters. */
function inDateOrder(observations: Observation[]): Observation[] {
  const rows = observations.map(({ date, value }) => ({ date, value: finiteOrNull(value ?? Number.NaN) }));
  const ordered = rows.every((row, index) => index === 0 || (rows[index - 1]?.date ?? '') < row.date);
  return ordered ? rows : rows.sort(compareRows);
}

/** Negative zero is zero. */
function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}

function compareRows(one: Observation, other: Observation): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return (one.value ?? Number.POSITIVE_INFINITY) - (other.value ?? Number.POSITIVE_INFINITY) || 0;
}

function once<Result>(compute: () => Result): () => Result {
  let kept: { result: Result } | undefined;
  return () => {
    kept ??= { result: compute() };
    return kept.result;
  };
}
