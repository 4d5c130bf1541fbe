import type { Knex } from 'knex';
import { deleteAccount } from '../../server/store/accounts.js';
import { type ForecastReader, findForecastRun, saveForecastRun } from '../../server/store/forecastRuns.js';
import { migrationSource } from '../../server/store/migrations/index.js';
import { setForecastShare } from '../../server/store/ownForecasts.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

const at = '2026-11-21T12:00:00.000Z';
const id = { kind: 'run' as const, cacheKey: 'a'.repeat(64) };

const save = (db: Knex, accountId: string | null, answer = 'first') =>
  saveForecastRun(db, id, { accountId, answer }, at);
const find = async (db: Knex, reader: Partial<ForecastReader>) =>
  (await findForecastRun(db, id, { accountId: null, at, ...reader }))?.answer;
const countRuns = async (db: Knex) => Number((await db('forecast_runs').count({ count: '*' }).first())?.['count']);

forEachDatabase((openFresh) => {
  it('finds a private result for its owner, and for others only with the token of a link that has not expired', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada', 'bob');
    await save(db, 'ada');
    await setForecastShare(db, 'ada', id.cacheKey, { hash: 'hash', expiresAt: '2026-11-21T13:00:00.000Z' });
    expect(await find(db, { accountId: 'ada' })).toBe('first');
    expect(await find(db, { accountId: 'bob' })).toBeUndefined();
    expect(await find(db, {})).toBeUndefined();
    expect(await find(db, { accountId: 'bob', shareHash: 'hash' })).toBe('first');
    expect(await find(db, { accountId: 'bob', shareHash: 'other' })).toBeUndefined();
    const later = { accountId: 'bob', shareHash: 'hash', at: '2026-11-21T13:00:00.000Z' };
    expect(await find(db, later)).toBeUndefined();
    expect(await setForecastShare(db, 'bob', id.cacheKey, null)).toBe(false);
  });

  it('finds a result of the library for everyone, and keeps the first of two', async () => {
    const db = await openFresh();
    expect([await save(db, null), await save(db, null, 'second')]).toEqual(['first', 'first']);
    expect(await find(db, {})).toBe('first');
    expect(await find(db, { accountId: 'bob' })).toBe('first');
  });

  it('returns the result of a deleted account, but stores nothing', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    await deleteAccount(db, 'ada', at);
    expect(await save(db, 'ada')).toBe('first');
    expect(await countRuns(db)).toBe(0);
  });

  it('stores nothing of an account that is deleted at the same time', async () => {
    const db = await openFresh();
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await insertAccounts(db, name);
      await Promise.all([save(db, name), deleteAccount(db, name, at), save(db, name)]);
      expect(await countRuns(db)).toBe(0);
    }
  });

  it('deletes stored results of sent values, whose owner is unknown, when the owner is added', async () => {
    const db = await openFresh();
    const migration = { name: '0035_private_forecasts', migrationSource };
    await db.migrate.down(migration);
    const answer = (seriesId: string | null, name: string) => JSON.stringify({ series: { id: seriesId, name } });
    await db('forecast_runs').insert([
      { cache_key: 'sent', kind: 'run', created_at: at, answer: answer(null, '') },
      { cache_key: 'library', kind: 'run', created_at: at, answer: answer('real-gdp', '"series":{"id":null,') },
    ]);
    await db.migrate.up(migration);
    expect(await db('forecast_runs').pluck('cache_key')).toEqual(['library']);
  });
});
