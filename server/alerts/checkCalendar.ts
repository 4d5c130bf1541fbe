import type { Knex } from 'knex';
import { listRulesOfRelease } from '../store/alertRules.js';
import { listEventsAfter, type StoredEvent } from '../store/events.js';
import { findReleaseById } from '../store/releases.js';
import type { AlertCandidate } from './alertCandidate.js';
import { type DateMove, describeMoved } from './timedMoments.js';

/** What changed in the calendar since an event: the alerts, the releases whose dates are to be checked again, and the last event. */
export interface CalendarChanges {
  candidates: AlertCandidate[];
  releaseIds: string[];
  eventId: number;
}

const eventsPerRead = 100;

/** The form of a change in an event of the calendar (see store/officialDates). */
interface DateChange {
  change: 'added' | 'moved' | 'cancelled';
  date: string;
  previousDate: string | null;
}

/** Evaluates the rules about moved releases for the changes of the calendar after an event. Returns undefined if there are none. */
export async function checkCalendar(db: Knex, eventId: number): Promise<CalendarChanges | undefined> {
  const events = await listEventsAfter(db, eventId, eventsPerRead, { types: ['calendar.changed'] });
  const last = events.at(-1);
  if (last === undefined) return undefined;
  const candidates: AlertCandidate[] = [];
  for (const event of events) candidates.push(...(await evaluateMoves(db, event)));
  const releaseIds = new Set(events.flatMap(({ releaseId }) => releaseId ?? []));
  return { candidates, releaseIds: [...releaseIds], eventId: last.id };
}

async function evaluateMoves(db: Knex, event: StoredEvent): Promise<AlertCandidate[]> {
  const { releaseId, occurredAt } = event;
  const moved = listMoves(event);
  const release = releaseId === null || moved.length === 0 ? undefined : await findReleaseById(db, releaseId);
  if (release === undefined) return [];
  const rules = await listRulesOfRelease(db, 'release_moved', release.id);
  return rules
    .filter(({ activeSince }) => activeSince < occurredAt)
    .flatMap((rule) =>
      moved.map((move): AlertCandidate => {
        const moment = describeMoved(release, move, occurredAt.slice(0, 10));
        const occasion = `${move.from} ${move.to === null ? 'cancelled' : `to ${move.to}`}`;
        return { rule, seriesId: null, releaseId: release.id, occasion, moment };
      }),
    );
}

/** Lists the dates that moved to another day or were cancelled. */
export function listMoves({ data }: Pick<StoredEvent, 'data'>): DateMove[] {
  return (data['changes'] as DateChange[]).flatMap(({ change, date, previousDate }) => {
    if (change === 'cancelled') return { from: date, to: null };
    return previousDate === null || previousDate === date ? [] : { from: previousDate, to: date };
  });
}
