import type { Knex } from 'knex';

/** How far the clocks of two processes may differ. */
export const clockToleranceMs = 600_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A column of times, and how far ahead its times may lie. */
interface TimeColumn {
  table: string;
  column: string;
  maxAheadMs: number;
  /** Whether the times are milliseconds since the epoch, not ISO 8601. */
  isNumber?: boolean;
}

/** When something was done last. */
const past: [table: string, columns: string[]][] = [
  ['scheduled_runs', ['seen_at']],
  ['jobs', ['seen_at']],
  ['library_loads', ['seen_at']],
  ['data_versions', ['changed_at']],
  ['series_sources', ['checked_at']],
  ['news_feeds', ['read_at', 'failed_at']],
  ['provider_catalogue_reads', ['read_at']],
  ['provider_answers', ['fetched_at']],
  ['provider_states', ['succeeded_at', 'failed_at']],
  ['official_release_dates', ['fetched_at']],
  ['sessions', ['last_seen_at']],
  ['webhook_endpoints', ['last_turn_at']],
];

/** Until when a process holds something, and when something is due. */
const ahead: TimeColumn[] = [
  { table: 'provider_calls', column: 'called_at', maxAheadMs: 0, isNumber: true },
  { table: 'alert_progress', column: 'leased_until', maxAheadMs: hourMs },
  { table: 'chat_conversations', column: 'busy_until', maxAheadMs: hourMs },
  { table: 'webhook_endpoints', column: 'lease_until', maxAheadMs: hourMs },
  { table: 'webhook_endpoints', column: 'held_until', maxAheadMs: 2 * dayMs },
  { table: 'webhook_endpoints', column: 'next_due_at', maxAheadMs: 2 * dayMs },
  { table: 'webhook_deliveries', column: 'next_attempt_at', maxAheadMs: 2 * dayMs },
  { table: 'webhook_mails', column: 'next_at', maxAheadMs: 2 * dayMs },
  { table: 'billing_events', column: 'next_attempt_at', maxAheadMs: 2 * dayMs },
  { table: 'alert_mails', column: 'next_at', maxAheadMs: 8 * dayMs },
  { table: 'account_tokens', column: 'expires_at', maxAheadMs: dayMs },
  { table: 'pending_sign_ups', column: 'expires_at', maxAheadMs: 2 * dayMs },
  { table: 'sessions', column: 'expires_at', maxAheadMs: 31 * dayMs },
];

const timeColumns: TimeColumn[] = [
  ...past.flatMap(([table, columns]) => columns.map((column) => ({ table, column, maxAheadMs: 0 }))),
  ...ahead,
];

/**
 * Sets times to now that lie so far ahead that a clock was wrong when they were stored: a job would wait for years, and a lease or a
 * session would last as long. Returns the number of rows for each column that had some.
 */
export async function repairFutureTimes(db: Knex, now: Date): Promise<Record<string, number>> {
  const repaired: Record<string, number> = {};
  for (const { table, column, maxAheadMs, isNumber = false } of timeColumns) {
    const toStored = (time: Date) => (isNumber ? time.getTime() : time.toISOString());
    const latest = new Date(now.getTime() + maxAheadMs + clockToleranceMs);
    const count = await db(table)
      .where(column, '>', toStored(latest))
      .update({ [column]: toStored(now) });
    if (count > 0) repaired[`${table}.${column}`] = count;
  }
  return repaired;
}
