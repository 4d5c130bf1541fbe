import type { Knex } from 'knex';
import { listReleaseOccurrences, toReleaseDate } from '../releases/releaseDates.js';
import { listReleaseInfo, type ReleaseInfo } from '../releases/releaseInfo.js';
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
    await takeTurn();
    for (const next of listOfficialDates(info, { since, day })) {
      const dueDay = new Date(toReleaseTime(next) - hours * hourMs).toISOString().slice(0, 10);
      dates.push(next.date);
      if (dueDay >= since) firings.push(describeDue(info.release, next, dueDay));
    }
  }
  if (dates.length === 0) return describeUnknownPast(noDates);
  const from = dates.sort()[0] ?? null;
  return { pastKnown: true, from, seriesCount: 0, vintageCount: 0, count: firings.length, firings, note };
}

function listOfficialDates(info: ReleaseInfo, { since, day }: PastDays) {
  return listReleaseOccurrences(info, { from: since, to: day }, day)
    .filter(({ official, status }) => official !== null && status !== 'cancelled')
    .map((occurrence) => toReleaseDate(info, occurrence));
}
