import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { paginate } from '../paging/paginate.js';
import { findRelease } from '../releases/findRelease.js';
import { describeRelease, listReleaseOccurrences, toReleaseDate } from '../releases/releaseDates.js';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import { readReleaseSeries } from '../releases/releaseState.js';
import type { Schemas } from '../schemas.js';
import { addDays } from '../series/periods.js';
import { readRecentValues } from '../store/recentValues.js';

const maxUpcoming = 6;
const maxAwaited = 6;
const daysAhead = 366;
/** A library that is older has other gaps. */
const daysBefore = 366;
/** Two years of a monthly series, and the value before. */
const maxRecent = 25;

/** Returns a release with its next dates, the past ones whose values the library does not have, and the latest values of its indicators. */
export const releasesGet: Operation<'releases.get'> = async (context, { path, query }) => {
  const { db } = context;
  const day = getToday(context);
  const info = await findRelease(db, path.id, day);
  const series = await readReleaseSeries(db, info.release);
  const { page, nextCursor } = paginate(series, { ...query, ...path });
  const wanted = page.map(({ seriesId }) => ({ seriesId, end: day, count: maxRecent }));
  const recent = await readRecentValues(db, wanted);
  const indicators = page.map(({ slug, name, country, category, frequency, unit, unitClass }, index) => ({
    ...{ slug, name, country, category, frequency, unit, unitClass },
    recent: (recent[index] ?? []).flatMap(({ date, value }) => (value === null ? [] : [{ date, value }])),
  }));
  return {
    json: {
      release: describeRelease(info, day),
      upcoming: listExpected(info, day, addDays(day, daysAhead), day).slice(0, maxUpcoming),
      awaited: listExpected(info, addDays(day, -daysBefore), addDays(day, -1), day).slice(-maxAwaited),
      indicatorCount: series.length,
      indicators,
      nextCursor,
    },
  };
};

/** Lists the dates in [from, to] that are not cancelled and whose values the library does not have. */
function listExpected(info: ReleaseInfo, from: string, to: string, day: string): Schemas['ReleaseDate'][] {
  return listReleaseOccurrences(info, { from, to }, day)
    .filter(({ status }) => status === 'scheduled' || status === 'estimated')
    .map((occurrence) => toReleaseDate(info, occurrence));
}
