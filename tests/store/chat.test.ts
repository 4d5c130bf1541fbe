import type { Knex } from 'knex';
import type { Schemas } from '../../server/schemas.js';
import {
  type Conversation,
  claimConversation,
  countConversations,
  deleteConversation,
  findConversation,
  insertAnswer,
  listAnswers,
  listConversations,
  releaseConversation,
} from '../../server/store/chat.js';
import { countQuestion, countQuestionsOfDay, uncountQuestion } from '../../server/store/planUsage.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`;
const conversation = (id: string, minute: number): Conversation => ({
  ...{ id, accountId: 'ada', title: id, asOf: null, questions: 0, createdAt: at(0), updatedAt: at(minute) },
  busyUntil: null,
});
const answer = (id: string) => ({ id }) as Schemas['ChatAnswer'];

forEachDatabase((open) => {
  let db: Knex;
  beforeEach(async () => {
    db = await open();
    await insertAccounts(db, 'ada', 'bob');
  });

  it('stores answers in their order, and lists the conversations of an account, the latest first', async () => {
    await insertAnswer(db, conversation('first', 1), answer('a'));
    await insertAnswer(db, conversation('second', 2), answer('b'));
    const first = await findConversation(db, 'ada', 'first');
    await insertAnswer(db, { ...(first as Conversation), updatedAt: at(3) }, answer('c'));
    expect(
      (await listConversations(db, 'ada', { offset: 0, limit: 9 })).map(({ id, questions }) => [id, questions]),
    ).toEqual([
      ['first', 2],
      ['second', 1],
    ]);
    expect(await listAnswers(db, 'first')).toEqual([{ id: 'a' }, { id: 'c' }]);
    expect(await countConversations(db, 'ada')).toBe(2);
    expect(await findConversation(db, 'bob', 'first')).toBeUndefined();
  });

  it('a conversation is claimed by one of two requests, until it is released or its time is over', async () => {
    await insertAnswer(db, conversation('claimed', 1), answer('a'));
    const claim = (now: number, questions = 1) =>
      claimConversation(db, { id: 'claimed', questions }, { now: at(now), until: at(now + 2) });
    expect((await Promise.all([claim(10), claim(10)])).sort()).toEqual([false, true]);
    expect(await deleteConversation(db, 'claimed', at(11))).toBe(false);
    // An answer was stored after the conversation was read.
    expect(await claim(12, 0)).toBe(false);
    expect(await claim(12)).toBe(true);
    await releaseConversation(db, 'claimed');
    expect(await deleteConversation(db, 'claimed', at(13))).toBe(true);
    expect(await listAnswers(db, 'claimed')).toEqual([]);
  });

  it('counts questions up to the limit of a day, and takes one back', async () => {
    const day = '2026-11-21';
    const counted = await Promise.all([1, 2, 3, 4].map(() => countQuestion(db, 'ada', day, 3)));
    expect(counted.filter(Boolean)).toHaveLength(3);
    await uncountQuestion(db, 'ada', day);
    expect(await countQuestionsOfDay(db, 'ada', day)).toBe(2);
    expect(await countQuestionsOfDay(db, 'bob', day)).toBe(0);
  });
});
