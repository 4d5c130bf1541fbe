import { nameSeries } from '../nameSeries.js';
import { formatPeriod } from '../periods.js';
import { transformations } from '../transformations.js';
import { dependsOnUnit, type ValueCondition } from './condition.js';
import { type AlertSubject, type Firing, formatNumber } from './firing.js';
import { findLatestValue, type LatestValue } from './latestValue.js';
import type { VintageStep } from './vintageStep.js';

export type LevelCondition = Extract<ValueCondition, { kind: 'level' }>;

/**
 * Fires if the latest value is beyond the level. `above` and `below`: for each new latest period, and when a revision moves the latest value
 * there. `crosses`: if the latest value before the vintage was on the other side. Values in another unit than the current one are not compared.
 */
export function evaluateLevel(
  condition: LevelCondition,
  { vintage, before, after }: VintageStep,
  subject: AlertSubject,
): Firing | undefined {
  const { units } = condition;
  if (dependsOnUnit(units) && vintage.unit !== subject.unit) return undefined;
  const [previous, latest] = [before, after].map((window) => findLatestValue(window, units, subject.frequency));
  if (latest === undefined || latest.date < (previous?.date ?? '')) return undefined;
  const isRebased = dependsOnUnit(units) && vintage.rebaseFactor !== null;
  if (!isReached(condition, latest, previous, isRebased)) return undefined;
  const { date: period, value } = latest;
  const previousValue = previous?.date === period ? previous.value : null;
  return { vintage: vintage.date, period, value, previousValue, sentence: describe(condition, latest, subject) };
}

function isReached(
  { operator, level }: LevelCondition,
  latest: LatestValue,
  previous: LatestValue | undefined,
  isRebased: boolean,
): boolean {
  if (operator === 'crosses')
    return previous !== undefined && !isRebased && latest.value >= level !== previous.value >= level;
  const isBeyond = (value: number) => (operator === 'above' ? value > level : value < level);
  if (!isBeyond(latest.value)) return false;
  if (previous === undefined || latest.date > previous.date) return true;
  return !isRebased && !isBeyond(previous.value);
}

function describe({ units, operator, level }: LevelCondition, latest: LatestValue, subject: AlertSubject): string {
  const side = operator === 'crosses' ? (latest.value >= level ? 'now at or above' : 'now below') : operator;
  const quantity = units === 'lin' ? '' : `: ${transformations[units].name.toLowerCase()}`;
  const period = formatPeriod(latest.date, subject.frequency);
  return `${nameSeries(subject)}${quantity} for ${period} is ${formatNumber(latest.value)}, ${side} ${formatNumber(level)}.`;
}
