import type { Knex } from 'knex';
import { listReleaseOccurrences, toReleaseDate } from '../releases/releaseDates.js';
import { listReleaseInfo, type ReleaseInfo, selectWindow } from '../releases/releaseInfo.js';
import type { Schemas } from '../schemas.js';
import { addDays, addPeriods, getPeriodStart } from '../series/periods.js';
import type { AlertMoment } from '../store/alertFirings.js';
import { listReleases } from '../store/releases.js';
import { takeTurn } from '../takeTurn.js';
import { describeUnknownPast, type Past, type PastDays } from './past.js';
import { describeDue, toReleaseTime } from './timedMoments.js';

const hourMs = 3_600_000;
const noDates = 'The library has no official dates of past releases, and estimates are not evaluated.';
const note =
  'By the official dates as they are known now. Days on which releases were expected before they moved are not stored.';

/** Evaluates when releases were due within some hours: at the past official dates minus the hours. Takes turns. */
export async function evaluatePastReleaseDates(
  db: Knex,
  releaseIds: string[],
  hours: number,
  { since, day }: PastDays,
): Promise<Past> {
  const window = { from: since, to: day };
  const { releases } = await listReleaseInfo(db, await listReleases(db, { ids: releaseIds }), day, window);
  const firings: AlertMoment[] = [];
  const dates: string[] = [];
  for (const info of releases) {
    for await (const next of iterateOfficialDates(info, { since, day })) {
      const dueDay = new Date(toReleaseTime(next) - hours * hourMs).toISOString().slice(0, 10);
      dates.push(next.date);
      if (dueDay >= since) firings.push(describeDue(info.release, next, dueDay));
    }
  }
  if (dates.length === 0) return describeUnknownPast(noDates);
  const from = dates.sort()[0] ?? null;
  return { pastKnown: true, from, seriesCount: 0, vintageCount: 0, firings, note };
}

/** Yields the official dates of a release that were not cancelled. Takes a turn before each quarter. */
async function* iterateOfficialDates(
  info: ReleaseInfo,
  { since, day }: PastDays,
): AsyncGenerator<Schemas['ReleaseDate']> {
  for (let start = getPeriodStart(since, 'quarterly'); start <= day; start = addPeriods(start, 1, 'quarterly')) {
    await takeTurn();
    const end = addDays(addPeriods(start, 1, 'quarterly'), -1);
    const window = { from: start > since ? start : since, to: end < day ? end : day };
    for (const occurrence of listReleaseOccurrences(selectWindow(info, day, window), window, day))
      if (occurrence.official !== null && occurrence.status !== 'cancelled') yield toReleaseDate(info, occurrence);
  }
}
