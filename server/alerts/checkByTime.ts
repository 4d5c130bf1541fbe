import type { Knex } from 'knex';
import { findReleaseFacts } from '../releases/releaseFacts.js';
import { assessFreshness } from '../series/freshness.js';
import { addDays } from '../series/periods.js';
import type { AlertRule } from '../store/alertRules.js';
import { listSeriesOfTarget } from '../store/alertSeries.js';
import { findReleaseById } from '../store/releases.js';
import { takeTurn } from '../takeTurn.js';
import type { AlertCandidate } from './alertCandidate.js';
import { describeDue, describeStale, toReleaseTime } from './timedMoments.js';

/** What a check found, and when to check again. */
export interface Check {
  candidates: AlertCandidate[];
  nextAt: string;
}

const hourMs = 3_600_000;
/** A watchlist and the calendar change, so that each rule is checked at least once a day. */
const maxIntervalMs = 24 * hourMs;
const minIntervalMs = hourMs;
/** An account can watch this many. */
const maxSeries = 100;

/** Checks a rule whose condition depends on the time: `release_due` or `stale`. Takes turns. */
export async function checkByTime(db: Knex, rule: AlertRule, at: Date): Promise<Check> {
  const check =
    rule.condition.kind === 'release_due' ? await checkReleases(db, rule, at) : await checkSeries(db, rule, at);
  const earliest = Math.min(at.getTime() + maxIntervalMs, ...check.dueTimes.filter((time) => time > at.getTime()));
  const next = Math.max(earliest, at.getTime() + (check.candidates.length > 0 ? minIntervalMs : 0));
  return { candidates: check.candidates, nextAt: new Date(next).toISOString() };
}

/** Candidates, and the times at which others become due. */
interface Checked {
  candidates: AlertCandidate[];
  dueTimes: number[];
}

async function checkReleases(db: Knex, rule: AlertRule, at: Date): Promise<Checked> {
  const hours = rule.condition.kind === 'release_due' ? rule.condition.hours : 0;
  const ids = rule.releaseId === null ? await listReleaseIds(db, rule) : [rule.releaseId];
  const checked: Checked = { candidates: [], dueTimes: [] };
  for (const id of ids) {
    await takeTurn();
    const release = await findReleaseById(db, id);
    const next = release && (await findReleaseFacts(db, id, at.toISOString().slice(0, 10))).description.nextRelease;
    if (release === undefined || next == null) continue;
    const releasedAt = toReleaseTime(next);
    const dueAt = releasedAt - hours * hourMs;
    // After its time, the release stays the next one until the library has its values, and another one may follow soon.
    checked.dueTimes.push(dueAt > at.getTime() ? dueAt : Math.max(releasedAt, at.getTime()) + hourMs);
    if (dueAt > at.getTime() || releasedAt <= at.getTime()) continue;
    checked.candidates.push({
      ...{ rule, seriesId: null, releaseId: id, occasion: next.date },
      moment: describeDue(release, next, at.toISOString().slice(0, 10)),
    });
  }
  return checked;
}

async function listReleaseIds(db: Knex, rule: AlertRule): Promise<Set<string>> {
  return new Set((await listSeriesOfTarget(db, rule, maxSeries)).map(({ releaseId }) => releaseId));
}

async function checkSeries(db: Knex, rule: AlertRule, at: Date): Promise<Checked> {
  const day = at.toISOString().slice(0, 10);
  const checked: Checked = { candidates: [], dueTimes: [] };
  for (const series of await listSeriesOfTarget(db, rule, maxSeries)) {
    await takeTurn();
    const { frequency, lastDate, releaseId } = series;
    if (lastDate === null) continue;
    const { usualLagDays } = (await findReleaseFacts(db, releaseId, day)).description;
    const { status, dueDate } = assessFreshness(frequency, lastDate, day, usualLagDays);
    if (status === 'current') checked.dueTimes.push(Date.parse(`${addDays(dueDate, 1)}T00:00:00Z`));
    if (status !== 'behind_schedule') continue;
    const moment = describeStale(series, { lastDate, dueDate, day });
    // Fires once for each value that is overdue.
    checked.candidates.push({ rule, seriesId: series.id, releaseId, occasion: `stale ${lastDate}`, moment });
  }
  return checked;
}
