import type { Knex } from 'knex';
import { countUpTo } from './dayCounts.js';

/** Counts a forecast of an account in a UTC day. Returns false, and counts nothing, if the account has reached `limit`. */
export async function countForecast(db: Knex, accountId: string, day: string, limit: number): Promise<boolean> {
  return countUpTo(db, { table: 'plan_usage', column: 'forecasts' }, { accountId, day, limit });
}

/** Counts a question to the assistant in a UTC day. Returns false, and counts nothing, if the account has reached `limit`. */
export async function countQuestion(db: Knex, accountId: string, day: string, limit: number): Promise<boolean> {
  return countUpTo(db, { table: 'chat_usage', column: 'questions' }, { accountId, day, limit });
}

/** Takes back a question that got no answer. */
export async function uncountQuestion(db: Knex, accountId: string, day: string): Promise<void> {
  await db('chat_usage').where({ account_id: accountId, day }).where('questions', '>', 0).decrement('questions');
}

/** Returns how many questions an account has asked in a UTC day. */
export async function countQuestionsOfDay(db: Knex, accountId: string, day: string): Promise<number> {
  const row = await db('chat_usage').where({ account_id: accountId, day }).first('questions');
  return row?.questions ?? 0;
}

/** Deletes the counts of days before a day. Returns how many. */
export async function deletePlanUsage(db: Knex, before: string): Promise<number> {
  let deleted = 0;
  for (const table of ['plan_usage', 'chat_usage']) deleted += await db(table).where('day', '<', before).delete();
  return deleted;
}
