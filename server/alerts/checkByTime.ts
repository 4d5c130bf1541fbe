import type { Knex } from 'knex';
import { findComingDates, findReleaseFacts } from '../releases/releaseFacts.js';
import { assessFreshness } from '../series/freshness.js';
import { addDays } from '../series/periods.js';
import type { AlertRule } from '../store/alertRules.js';
import { iterateSeriesOfTarget, listReleaseIdsOfTarget } from '../store/alertSeries.js';
import { findReleaseById, type Release } from '../store/releases.js';
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
/** Enough until the next check, which is at most a day later. */
const daysAhead = 3;

/** Checks a rule whose condition depends on the time: `release_due` or `stale`. Takes turns. */
export async function checkByTime(db: Knex, rule: AlertRule, at: Date): Promise<Check> {
  const checked = new Checked(at);
  if (rule.condition.kind === 'release_due') await checkReleases(db, rule, rule.condition.hours, checked);
  else await checkSeries(db, rule, checked);
  return { candidates: checked.candidates, nextAt: new Date(checked.nextAt).toISOString() };
}

/** What is found at an instant, and the first time after it at which something else becomes due. */
class Checked {
  readonly candidates: AlertCandidate[] = [];
  readonly time: number;
  readonly day: string;
  nextAt: number;

  constructor(at: Date) {
    this.time = at.getTime();
    this.day = at.toISOString().slice(0, 10);
    this.nextAt = this.time + maxIntervalMs;
  }

  checkAgainAt(time: number): void {
    if (time > this.time && time < this.nextAt) this.nextAt = time;
  }
}

async function checkReleases(db: Knex, rule: AlertRule, hours: number, checked: Checked): Promise<void> {
  const ids = rule.releaseId === null ? await listReleaseIdsOfTarget(db, rule) : [rule.releaseId];
  for (const id of ids) {
    await takeTurn();
    const release = await findReleaseById(db, id);
    if (release !== undefined) await checkRelease(db, { rule, release, hours }, checked);
  }
}

interface DueRule {
  rule: AlertRule;
  release: Pick<Release, 'id' | 'name'>;
  hours: number;
}

/** Adds each release that is due within the hours. Of those already due when the rule was created, adds only the next. */
async function checkRelease(db: Knex, { rule, release, hours }: DueRule, checked: Checked): Promise<void> {
  const { time, day } = checked;
  const dates = await findComingDates(db, release.id, day, Math.ceil(hours / 24) + daysAhead);
  const coming = dates.filter((date) => toReleaseTime(date) > time);
  for (const [index, date] of coming.entries()) {
    const dueAt = toReleaseTime(date) - hours * hourMs;
    checked.checkAgainAt(dueAt);
    if (dueAt > time || (index > 0 && dueAt <= Date.parse(rule.activeSince))) continue;
    checked.candidates.push({
      ...{ rule, seriesId: null, releaseId: release.id, occasion: date.date },
      moment: describeDue(release, date, day),
    });
  }
  // At that time, the following release becomes the next.
  if (coming[0] !== undefined) checked.checkAgainAt(toReleaseTime(coming[0]));
}

async function checkSeries(db: Knex, rule: AlertRule, checked: Checked): Promise<void> {
  const { day } = checked;
  for await (const series of iterateSeriesOfTarget(db, rule)) {
    await takeTurn();
    const { frequency, lastDate, releaseId } = series;
    if (lastDate === null) continue;
    const { usualLagDays } = (await findReleaseFacts(db, releaseId, day)).description;
    const { status, dueDate } = assessFreshness(frequency, lastDate, day, usualLagDays);
    if (status === 'current') checked.checkAgainAt(Date.parse(`${addDays(dueDate, 1)}T00:00:00Z`));
    if (status !== 'behind_schedule') continue;
    const moment = describeStale(series, { lastDate, dueDate, day });
    // Fires once for each value that is overdue.
    checked.candidates.push({ rule, seriesId: series.id, releaseId, occasion: `stale ${lastDate}`, moment });
  }
}
