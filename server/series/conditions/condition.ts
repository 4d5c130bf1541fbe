import type { Frequency } from '../frequency.js';
import { observationsPerYear } from '../frequency.js';
import { pointwiseFormulas } from '../transformations/pointwise.js';
import type { UnitCode } from '../units.js';

/** Units in which changes are compared with the usual ones. */
export type ChangeUnits = Exclude<UnitCode, 'lin' | 'log'>;

/** Conditions about the values of a series. They are evaluated for each vintage. */
export type ValueCondition =
  | { kind: 'new_value' }
  | { kind: 'revised'; minChange: number | null; minPercent: number | null }
  | { kind: 'level'; units: UnitCode; operator: 'above' | 'below' | 'crosses'; level: number }
  | { kind: 'unusual_change'; units: ChangeUnits; standardDeviations: number }
  | { kind: 'outside_forecast' };

/** Conditions that depend on the time, the calendar or the checks of a series. */
export type StateCondition =
  | { kind: 'release_due'; hours: number }
  | { kind: 'release_moved' }
  | { kind: 'stale' }
  | { kind: 'guardrail'; guardrail: string | null };

export type Condition = ValueCondition | StateCondition;

const valueKinds: ReadonlySet<string> = new Set<ValueCondition['kind']>([
  'new_value',
  'revised',
  'level',
  'unusual_change',
  'outside_forecast',
]);

export function isValueCondition(condition: Condition): condition is ValueCondition {
  return valueKinds.has(condition.kind);
}

/** Numbers of earlier changes that define what is usual. */
export const changeCounts = { min: 20, max: 120 };
/** Allows for dates without a number. */
const extraPeriods = 8;

/** Returns the number of latest periods that a condition needs to be evaluated. */
export function getWindowSize(condition: ValueCondition, frequency: Frequency): number {
  if (condition.kind === 'level') return getReach(condition.units, frequency) + extraPeriods;
  if (condition.kind === 'unusual_change')
    return changeCounts.max + getReach(condition.units, frequency) + extraPeriods;
  return 0;
}

/** The number of periods back to the base of a change. Daily series can have values on each day of a year. */
function getReach(units: UnitCode, frequency: Frequency): number {
  if (pointwiseFormulas[units].base !== 'year-ago') return 1;
  return frequency === 'daily' ? 380 : observationsPerYear[frequency] + 2;
}

/** Whether values in these units depend on the unit of the series, so that they cannot be compared across units. */
export function dependsOnUnit(units: UnitCode): boolean {
  return units === 'lin' || units === 'chg' || units === 'ch1' || units === 'log';
}
