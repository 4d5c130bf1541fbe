import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';
import type { Frequency } from '../series/frequency.js';
import { addPeriods } from '../series/periods.js';
import { findNewestPeriod, type ReleasePlan } from '../series/releasePlan.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import type { HeldGroup } from '../store/releaseStates.js';
import { sortByProminence } from './sortByProminence.js';

/** What a release publishes. */
interface ReleaseContents {
  /** The indicators for which the release is known, most important first. */
  headlines: string[];
  /** By indicator: how many periods its newest value is behind the reference period of the release. */
  periodsBehind?: Record<string, number>;
}

/** Maximum number of headlines of a release. The contract states it. */
export const maxHeadlines = 3;

/** Number of headlines of a release without a list of them. */
const defaultHeadlines = 2;

const contents: Record<string, ReleaseContents> = JSON.parse(
  readFileSync(resolveProjectPath('data', 'catalogue', 'release-contents.json'), 'utf8'),
);

/** Sorts the series of a release: its headlines first, then by the prominence of their indicators. */
export function sortByHeadline(series: ReleaseSeries[]): ReleaseSeries[] {
  const slugs = listHeadlineSlugs(series);
  const headlines = slugs.flatMap((slug) => series.find((one) => one.slug === slug) ?? []);
  return [...headlines, ...sortByProminence(series.filter(({ slug }) => !slugs.includes(slug)))];
}

/** Selects the headlines of sorted series of one release: those on its list, or the first two if none of them is. */
export function selectHeadlineSeries(sorted: ReleaseSeries[]): ReleaseSeries[] {
  const slugs = listHeadlineSlugs(sorted);
  const listed = sorted.filter(({ slug }) => slugs.includes(slug));
  return listed.length > 0 ? listed : sorted.slice(0, defaultHeadlines);
}

function listHeadlineSlugs([first]: ReleaseSeries[]): string[] {
  return contents[first?.releaseId ?? '']?.headlines ?? [];
}

/**
 * Returns a function that finds the first day of the latest period of a group of series after a release of a reference period; undefined
 * if the release adds none. Some series are behind their release: continued claims cover the week before that of initial claims.
 */
export function createPeriodFinder(
  plan: ReleasePlan,
  referencePeriod: string,
): (series: Pick<HeldGroup, 'frequency' | 'periodsBehind'>) => string | undefined {
  // A release has a hundred series but few frequencies.
  const newest = new Map<Frequency, string | undefined>();
  return ({ frequency, periodsBehind }) => {
    if (!newest.has(frequency)) newest.set(frequency, findNewestPeriod(plan, referencePeriod, frequency));
    const period = newest.get(frequency);
    return period === undefined || periodsBehind === 0 ? period : addPeriods(period, -periodsBehind, frequency);
  };
}

/** Returns how many periods the newest value of a series is behind the reference period of its release. */
export function getPeriodsBehind({ releaseId, slug }: ReleaseSeries): number {
  return contents[releaseId]?.periodsBehind?.[slug] ?? 0;
}

/** Like `createPeriodFinder`, for the series themselves. */
export function createSeriesPeriodFinder(
  plan: ReleasePlan,
  referencePeriod: string,
): (series: ReleaseSeries) => string | undefined {
  const findPeriod = createPeriodFinder(plan, referencePeriod);
  return (series) => findPeriod({ frequency: series.frequency, periodsBehind: getPeriodsBehind(series) });
}
