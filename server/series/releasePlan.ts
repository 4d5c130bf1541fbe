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

/** When a release brings new values of the series that are held of it. */
export interface ReleasePlan extends ReleaseCalendar {
  /** Of the first publication of a period; null when no further one is expected. */
  rule: ReleaseRule | null;
  /** What the agency calls the first publication, where it revises it on schedule: "advance". */
  estimate: string | null;
  /** The scheduled revisions of a period, in their order. */
  revisions: { estimate: string; rule: ReleaseRule }[];
  /** How often the held values come: of a daily release may be held monthly averages alone, which come once a month. */
  updateFrequency: Frequency;
}

export interface PlannedRelease extends EstimatedRelease {
  estimate: string | null;
  /** Whether it publishes a period anew. */
  isRevision: boolean;
}

/** Days within which any rule has its next release: a year, and room for postponements. */
export const maxReleaseIntervalDays = 366 + 45;

/** How often a release brings new values of series of these frequencies: as often as it comes, or as the finest of them is observed. */
export function findUpdateFrequency(release: Frequency, series: readonly Frequency[]): Frequency {
  const finest = frequencies.find((frequency) => series.includes(frequency)) ?? release;
  return isLowerFrequency(finest, release) ? finest : release;
}

/** The releases of a plan in [from, to] by date, the revisions of a period among them. */
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
 * First day of the newest period that a series of some frequency has once a release is out; undefined where that brings none:
 * a quarterly series has a new value only in the month that ends the quarter.
 */
export function findNewestPeriod(plan: ReleasePlan, referencePeriod: string, frequency: Frequency): string | undefined {
  const end = getPeriodEnd(referencePeriod, plan.updateFrequency);
  if (isLowerFrequency(frequency, plan.updateFrequency) && getPeriodEnd(end, frequency) !== end) return undefined;
  return addPeriods(addDays(end, 1), -1, frequency);
}

/**
 * Median days from the last day of the reference period to its first publication (of two middle lags the longer one), over
 * five whole years, so that weekdays and holidays even out; null without a rule.
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

/** Of the releases of a rule those that complete a period of the held frequency, under that period. */
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
