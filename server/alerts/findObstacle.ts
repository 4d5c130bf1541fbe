import type { Knex } from 'knex';
import { invalidRequest } from '../errors.js';
import type { FoundSeries } from '../indicators/findSeries.js';
import { describeRelease } from '../releases/releaseDates.js';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import { type Condition, changeCounts, getWindowSize, isValueCondition } from '../series/conditions/condition.js';
import { findLatestValue } from '../series/conditions/latestValue.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { Observation } from '../series/observation.js';
import { applyUnits, type UnitCode } from '../series/units.js';
import { readLatestPeriods } from '../store/recentHistory.js';
import type { ResolvedTarget } from './resolveTarget.js';

/** Why a rule can never fire: the field to change, and the problem. */
export interface Obstacle {
  field: string;
  problem: string;
}

/** Throws `invalid_request` if a rule can never fire. */
export async function assertCanFire(
  db: Knex,
  resolved: ResolvedTarget,
  condition: Condition,
  day: string,
): Promise<void> {
  const obstacle = await findObstacle(db, resolved, condition, day);
  if (obstacle !== undefined) throw invalidRequest([obstacle]);
}

/** Returns why a rule can never fire; undefined if it can. Whether the series of a watchlist fit is not checked: they change. */
export async function findObstacle(
  db: Knex,
  resolved: ResolvedTarget,
  condition: Condition,
  day: string,
): Promise<Obstacle | undefined> {
  const { release } = resolved;
  if (release === undefined) return undefined;
  if (condition.kind === 'release_due' || condition.kind === 'release_moved')
    return findReleaseObstacle(release, condition.kind, day);
  if (resolved.type === 'release')
    return release.active.length > 0
      ? undefined
      : { field: 'target/release', problem: 'has no series that still gets values' };
  if (resolved.type !== 'series') return undefined;
  return findEnd(resolved.found, release) ?? (await findMisfit(db, resolved.found, condition));
}

function findReleaseObstacle(
  release: ReleaseInfo,
  kind: 'release_due' | 'release_moved',
  day: string,
): Obstacle | undefined {
  if (kind === 'release_due' && describeRelease(release, day).nextRelease === null)
    return { field: 'condition/kind', problem: 'cannot be release_due: no further release is expected' };
  if (
    kind === 'release_moved' &&
    !release.official.some(({ date, cancelledAt }) => date >= day && cancelledAt === null)
  )
    return {
      field: 'condition/kind',
      problem: 'cannot be release_moved: the dates of this release are estimated, not announced by its agency',
    };
  return undefined;
}

/** As of the library's latest day, so that a library that is not updated ends no series. */
function findEnd({ indicator, series }: FoundSeries, { libraryDay }: ReleaseInfo): Obstacle | undefined {
  if (series.lastDate === null) return { field: 'target/indicator', problem: 'is a series without values' };
  if (series.publishesProjections || !hasEnded(indicator.frequency, series.lastDate, libraryDay, null))
    return undefined;
  return {
    field: 'target/indicator',
    problem: `has probably ended: its last value is for ${series.lastDate}. Choose a series that still gets values`,
  };
}

async function findMisfit(db: Knex, { indicator, series }: FoundSeries, condition: Condition) {
  const { frequency } = indicator;
  if (condition.kind === 'outside_forecast' && frequency === 'daily')
    return { field: 'condition/kind', problem: 'cannot be outside_forecast: daily series are not forecast' };
  if (!isValueCondition(condition) || !('units' in condition)) return undefined;
  const window = await readLatestPeriods(db, series.id, getWindowSize(condition, frequency));
  const { units } = condition;
  if (findLatestValue(window, units, frequency) === undefined)
    return {
      field: 'condition/units',
      problem: `cannot be ${units}: it is not defined for the latest values of the series`,
    };
  if (condition.kind === 'unusual_change') {
    const changes = applyUnits(window, units, frequency).filter(({ value }) => value !== null);
    const problem = `needs ${changeCounts.min} earlier changes, and the series has ${changes.length}`;
    return changes.length > changeCounts.min ? undefined : { field: 'condition/kind', problem };
  }
  return isBelowAll(condition, window)
    ? { field: 'condition/level', problem: 'must be above -100: no percent change of positive values is less' }
    : undefined;
}

const percentChanges: readonly UnitCode[] = ['pch', 'pc1', 'pca'];

/** Whether a level is one that percent changes of positive values never fall below. */
function isBelowAll(condition: Condition, window: Observation[]): boolean {
  if (condition.kind !== 'level' || condition.operator === 'above' || !percentChanges.includes(condition.units))
    return false;
  return condition.level <= -100 && window.every(({ value }) => value === null || value > 0);
}
