import type { Knex } from 'knex';
import type { AlertSeries } from '../store/alertSeries.js';
import { findHistoryStart, type HistoryLimits } from '../store/recentVintages.js';
import { addNote, type Past } from './past.js';

/** What a preview evaluates at most. Its series have equal shares. */
const maxPast: HistoryLimits = { vintages: 5_000, changes: 100_000 };

/** Returns the day after which the vintages of a series are evaluated, and notes if that leaves out some since a day. */
export async function limitPast(db: Knex, { id }: AlertSeries, since: string, past: Past): Promise<string> {
  const share = (limit: number) => Math.floor(limit / past.seriesCount);
  const limits = { vintages: share(maxPast.vintages), changes: share(maxPast.changes) };
  const { after, isCut } = await findHistoryStart(db, id, since, limits);
  if (isCut)
    addNote(
      past,
      'Only the latest vintages were evaluated: a preview evaluates up to 5,000, which change up to 100,000 values.',
    );
  return after;
}
