import type { Knex } from 'knex';
import { listOfficialDates } from '../store/officialDates.js';
import { listSeriesOfRelease, type ReleaseSeries } from '../store/releaseSeries.js';
import type { HeldGroup, SeriesGroup, StoredState, VintageGroup } from '../store/releaseStates.js';
import { iterateVintageDays } from '../store/releaseVintages.js';
import { compareText } from '../store/rows.js';
import { takeTurn } from '../takeTurn.js';
import { getPeriodsBehind, sortByHeadline } from './releaseContents.js';

/** Maximum number of series that a group lists: as many as an event of a calendar file names. */
export const maxFirstSeries = 10;

/** Reads the series of a release with their vintages, and groups them by their dates. Takes turns. */
export async function computeReleaseState(db: Knex, releaseId: string): Promise<StoredState> {
  await takeTurn();
  const series = sortByHeadline(await listSeriesOfRelease(db, releaseId));
  const positions = new Map(series.map(({ seriesId }, position) => [seriesId, position]));
  const latest = new Map<number, string>();
  const published = new Map<string, VintageGroup>();
  for await (const rows of iterateVintageDays(db, [...positions.keys()])) {
    for (const { seriesId, date, lastDate } of rows) {
      const position = positions.get(seriesId) ?? 0;
      const one = series[position] as ReleaseSeries;
      const { frequency } = one;
      latest.set(seriesId, date);
      const group = getGroup(published, `${date} ${frequency} ${lastDate}`, { date, frequency, lastDate });
      addSeries(group, position, one);
    }
  }
  const official = await listOfficialDates(db, releaseId);
  const dates = [...published.values()].sort((a, b) => compareText(a.date, b.date));
  return { held: groupHeld(series, latest), published: dates, official, seriesIds: [...positions.keys()] };
}

function groupHeld(series: ReleaseSeries[], latest: Map<number, string>): HeldGroup[] {
  const held = new Map<string, HeldGroup>();
  for (const [position, one] of series.entries()) {
    const { seriesId, frequency, lastDate } = one;
    const facts = {
      ...{ frequency, lastDate },
      latestVintage: latest.get(seriesId) ?? null,
      periodsBehind: getPeriodsBehind(one),
    };
    addSeries(getGroup(held, Object.values(facts).join(' '), facts), position, one);
  }
  return [...held.values()];
}

type OwnFacts<Group extends SeriesGroup> = Omit<Group, 'categories' | 'count' | 'first'>;

function getGroup<Group extends SeriesGroup>(groups: Map<string, Group>, key: string, facts: OwnFacts<Group>): Group {
  const known = groups.get(key);
  if (known !== undefined) return known;
  const group = { ...facts, categories: [], count: 0, first: [] } as SeriesGroup as Group;
  groups.set(key, group);
  return group;
}

/** Adds a series to a group. Series come in any order. */
function addSeries(group: SeriesGroup, position: number, { seriesId, category }: ReleaseSeries): void {
  group.count += 1;
  if (!group.categories.includes(category)) group.categories.push(category);
  group.first.push([position, seriesId]);
  if (group.first.length <= maxFirstSeries) return;
  group.first.sort(([a], [b]) => a - b);
  group.first.length = maxFirstSeries;
}
