import type { Knex } from 'knex';
import {
  appendEvents,
  deleteEvents,
  findFirstEventId,
  listEventsAfter,
  type NewEvent,
} from '../../server/store/events.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

const at = '2026-11-23T12:00:00.000Z';
const createEvent = (change: Partial<NewEvent> = {}): NewEvent => ({
  type: 'series.released',
  accountId: null,
  seriesId: 1,
  releaseId: null,
  occurredAt: at,
  data: { vintage: '2026-11-23' },
  ...change,
});
const append = (db: Knex, ...events: NewEvent[]) => db.transaction((trx) => appendEvents(trx, events));
const listIds = async (...parameters: Parameters<typeof listEventsAfter>) =>
  (await listEventsAfter(...parameters)).map(({ id }) => id);

forEachDatabase((openFresh) => {
  it('numbers events in the order of their commits, without gaps, also with concurrent writers', async () => {
    const db = await openFresh();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => append(db, createEvent(), createEvent({ seriesId: index }))),
    );
    expect(await listIds(db, 0, 100)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(await listIds(db, 20, 2)).toEqual([21, 22]);
  });

  it('uses no number for a transaction that is rolled back', async () => {
    const db = await openFresh();
    const failing = db.transaction(async (trx) => {
      await appendEvents(trx, [createEvent()]);
      throw new Error('Rolled back.');
    });
    await expect(failing).rejects.toThrow('Rolled back.');
    await append(db, createEvent({ data: { kept: true } }));
    expect(await listEventsAfter(db, 0, 10)).toEqual([{ ...createEvent({ data: { kept: true } }), id: 1 }]);
  });

  it('lists public events and those of one reader, by type', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'a', 'b');
    const fired = { type: 'alert.fired' as const };
    await append(
      db,
      createEvent(),
      createEvent({ ...fired, accountId: 'a' }),
      createEvent({ ...fired, accountId: 'b' }),
    );
    expect(await listIds(db, 0, 10, { readerId: 'a' })).toEqual([1, 2]);
    expect(await listIds(db, 0, 10, { types: ['alert.fired'], readerId: 'b' })).toEqual([3]);
  });

  it('keeps counting after the oldest events are deleted', async () => {
    const db = await openFresh();
    await append(db, createEvent({ occurredAt: '2026-10-01T00:00:00.000Z' }), createEvent());
    expect(await deleteEvents(db, '2026-10-24T12:00:00.000Z')).toBe(1);
    expect(await findFirstEventId(db)).toBe(2);
    await deleteEvents(db, '2026-12-01T00:00:00.000Z');
    await append(db, createEvent());
    expect(await listIds(db, 0, 10)).toEqual([3]);
  });
});
