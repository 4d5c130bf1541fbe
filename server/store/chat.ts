import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { takeTurn } from '../takeTurn.js';
import { listRows, type Table, toColumns } from './rows.js';

type ChatAnswer = Schemas['ChatAnswer'];

/** A conversation with the assistant. */
export interface Conversation {
  id: string;
  accountId: string;
  title: string;
  /** The day to which it is fixed. */
  asOf: string | null;
  questions: number;
  createdAt: string;
  updatedAt: string;
  /** Until when a question is being answered, at most; null if none is. */
  busyUntil: string | null;
}

const conversations: Table<Conversation> = {
  name: 'chat_conversations',
  columns: {
    id: 'id',
    accountId: 'account_id',
    title: 'title',
    asOf: 'as_of',
    questions: 'questions',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
    busyUntil: 'busy_until',
  },
  json: [],
};

/** Lists the conversations of an account, the latest first: `limit` of them after the first `offset`. */
export async function listConversations(
  db: Knex,
  accountId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Conversation[]> {
  return listRows(db, conversations, (query) =>
    query
      .where({ account_id: accountId })
      .orderBy([
        { column: 'updated_at', order: 'desc' },
        { column: 'id', order: 'asc' },
      ])
      .offset(offset)
      .limit(limit),
  );
}

export async function countConversations(db: Knex, accountId: string): Promise<number> {
  const [row] = await db(conversations.name).where({ account_id: accountId }).count({ count: '*' });
  return Number(row?.['count'] ?? 0);
}

export async function findConversation(db: Knex, accountId: string, id: string): Promise<Conversation | undefined> {
  const [found] = await listRows(db, conversations, (query) => query.where({ id, account_id: accountId }));
  return found;
}

/** Marks a conversation as busy. Returns false if it already is at `now`, or has another answer since it was read. */
export async function claimConversation(
  db: Knex,
  { id, questions }: Pick<Conversation, 'id' | 'questions'>,
  { now, until }: { now: string; until: string },
): Promise<boolean> {
  const claimed = await db(conversations.name)
    .where({ id, questions })
    .where(isFree(now))
    .update({ busy_until: until });
  return claimed > 0;
}

/** Ends the mark of `claimConversation` without an answer. */
export async function releaseConversation(db: Knex, id: string): Promise<void> {
  await db(conversations.name).where({ id }).update({ busy_until: null });
}

/** Stores the first answer of a conversation with it, or the next answer, and ends its mark as busy. */
export async function insertAnswer(db: Knex, conversation: Conversation, answer: ChatAnswer): Promise<void> {
  const row = { ...conversation, questions: conversation.questions + 1, busyUntil: null };
  await db.transaction(async (trx) => {
    await trx(conversations.name).insert(toColumns(conversations, row)).onConflict('id').merge();
    await trx('chat_answers').insert({
      conversation_id: conversation.id,
      position: row.questions,
      answer: JSON.stringify(answer),
    });
  });
}

/** Lists the answers of a conversation, oldest first. Takes a turn for each, because an answer has up to 128 kB of results. */
export async function listAnswers(db: Knex, conversationId: string): Promise<ChatAnswer[]> {
  const rows: { answer: string }[] = await db('chat_answers')
    .where({ conversation_id: conversationId })
    .orderBy('position')
    .select('answer');
  const answers: ChatAnswer[] = [];
  for (const { answer } of rows) {
    await takeTurn();
    answers.push(JSON.parse(answer));
  }
  return answers;
}

/** Deletes a conversation that is not busy at `now`. Returns false if it is. */
export async function deleteConversation(db: Knex, id: string, now: string): Promise<boolean> {
  const deleted = await db(conversations.name).where({ id }).where(isFree(now)).delete();
  return deleted > 0;
}

function isFree(now: string): (query: Knex.QueryBuilder) => void {
  return (query) => query.whereNull('busy_until').orWhere('busy_until', '<=', now);
}
