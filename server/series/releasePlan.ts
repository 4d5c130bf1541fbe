import { getAggregationPeriodOrdinal, getAggregationPeriodStart } from './aggregationPeriods.js';
import {
  type EstimatedRelease,
  estimateReleases,
  findNextRelease,
  getPeriodFrequency,
  type ReleaseCalendar,
} from './estimateReleases.js';
import { type Frequency, frequencies, isLowerFrequency } from './frequency.js';
import { addDays, addPeriods, countDaysBetween, getPeriodEnd } from './periods.js';
import type { ReleaseRule } from './releaseRule.js';

/** When a release publishes new values of its stored series. */
export interface ReleasePlan extends ReleaseCalendar {
  /** The rule of the first publication of a period; null if no further one is expected. */
  rule: ReleaseRule | null;
  /** The agency's name for the first publication if it has scheduled revisions, e.g. "advance". */
  estimate: string | null;
  /** The scheduled revisions of a period, in order. */
  revisions: { estimate: string; rule: ReleaseRule }[];
  /**
   * How often the stored series get new values: a daily release of which only monthly averages are stored updates them
   * monthly.
   */
  updateFrequency: Frequency;
}

export interface PlannedRelease extends EstimatedRelease {
  estimate: string | null;
  /** Whether it revises a period that was published before. */
  isRevision: boolean;
}

/** Maximum number of days until the next release of any rule: a year, plus postponements. */
export const maxReleaseIntervalDays = 366 + 45;

/**
 * How often a release updates series of these frequencies: at its own frequency or at the highest of theirs, whichever
 * is lower.
 */
export function findUpdateFrequency(release: Frequency, series: readonly Frequency[]): Frequency {
  const finest = frequencies.find((frequency) => series.includes(frequency)) ?? release;
  return isLowerFrequency(finest, release) ? finest : release;
}

/** Lists the releases of a plan in [from, to] in date order, including scheduled revisions. */
export function planReleases(plan: ReleasePlan, from: string, to: string): PlannedRelease[] {
  const { rule, estimate, revisions } = plan;
  if (rule === null) return [];
  const first = listCompletingReleases(rule, plan, from, to).map((release) => ({
    ...release,
    estimate,
    isRevision: false,
  }));
  const later = revisions.flatMap((revision) =>
    listCompletingReleases(revision.rule, plan, from, to).map((release) => ({
      ...release,
      estimate: revision.estimate,
      isRevision: true,
    })),
  );
  return [...first, ...later].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * First day of the latest period of a series after a release; undefined if the release adds none (a quarterly series
 * gets a new value only from the month that ends the quarter).
 */
export function findNewestPeriod(plan: ReleasePlan, referencePeriod: string, frequency: Frequency): string | undefined {
  const end = getPeriodEnd(referencePeriod, plan.updateFrequency);
  if (isLowerFrequency(frequency, plan.updateFrequency) && getPeriodEnd(end, frequency) !== end) return undefined;
  return addPeriods(addDays(end, 1), -1, frequency);
}

/**
 * Median number of days from the end of the reference period to its first publication (the longer of two middle lags),
 * over five complete years, so that weekdays and holidays average out; null without a rule.
 */
export function computeMedianLagDays(plan: ReleasePlan): number | null {
  if (plan.rule === null) return null;
  const frequency = getPlanFrequency(plan, plan.rule);
  const lags = listCompletingReleases(plan.rule, plan, '2021-01-01', '2025-12-31')
    .map(({ date, referencePeriod }) => countDaysBetween(getPeriodEnd(referencePeriod, frequency), date))
    .sort((a, b) => a - b);
  return lags[Math.floor(lags.length / 2)] ?? null;
}

function getPlanFrequency(plan: ReleasePlan, rule: ReleaseRule): Frequency {
  const ruleFrequency = getPeriodFrequency(rule, plan);
  return isLowerFrequency(plan.updateFrequency, ruleFrequency) ? plan.updateFrequency : ruleFrequency;
}

/**
 * Lists the releases of a rule that complete a period at the update frequency, with that period as reference period.
 */
function listCompletingReleases(rule: ReleaseRule, plan: ReleasePlan, from: string, to: string): EstimatedRelease[] {
  const releases = estimateReleases(rule, plan, from, to);
  const frequency = getPlanFrequency(plan, rule);
  if (frequency === 'daily' || frequency === getPeriodFrequency(rule, plan)) return releases;
  const getPeriod = ({ referencePeriod }: EstimatedRelease) => getAggregationPeriodOrdinal(referencePeriod, frequency);
  const after = findNextRelease(rule, plan, to);
  return releases
    .filter((release, index) => {
      const next = releases[index + 1] ?? after;
      return next === undefined || getPeriod(next) !== getPeriod(release);
    })
    .map((release) => ({
      date: release.date,
      referencePeriod: getAggregationPeriodStart(getPeriod(release), frequency),
    }));
}
