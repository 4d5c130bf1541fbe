import type { Knex } from 'knex';
import { addDays } from '../series/periods.js';
import type { AlertMoment } from '../store/alertFirings.js';
import { eventRetentionDays, listCalendarEvents } from '../store/events.js';
import { findReleaseById } from '../store/releases.js';
import { takeTurn } from '../takeTurn.js';
import { listMoves } from './checkCalendar.js';
import type { Past, PastDays } from './past.js';
import { describeMoved } from './timedMoments.js';

const note = `Changes of dates are kept for ${eventRetentionDays} days.`;

/** Evaluates when dates of releases moved, by the stored changes of the calendar. Takes turns. */
export async function evaluatePastMoves(db: Knex, releaseIds: string[], { since, day }: PastDays): Promise<Past> {
  const kept = addDays(day, -eventRetentionDays);
  const from = since > kept ? since : kept;
  const firings: AlertMoment[] = [];
  for (const id of releaseIds) {
    await takeTurn();
    const release = await findReleaseById(db, id);
    if (release === undefined) continue;
    for (const event of await listCalendarEvents(db, id, from))
      for (const move of listMoves(event)) firings.push(describeMoved(release, move, event.occurredAt.slice(0, 10)));
  }
  return { pastKnown: true, from, seriesCount: 0, vintageCount: 0, firings, note };
}
