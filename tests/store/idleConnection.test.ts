import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '../../server/store/database.js';
import { readFromIdleConnection } from '../../server/store/idleConnection.js';
import { listRows, selectRows, type Table } from '../../server/store/rows.js';

interface Word {
  id: number;
  isUsed: boolean;
}

const words: Table<Word> = { name: 'words', columns: { id: 'id', isUsed: 'is_used' }, json: ['isUsed'] };
const countWords = () => ({ sql: 'select count(*) as count from words where id > ?', bindings: [0] });

let folder: string;
let db: Knex;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-test-'));
  db = openDatabase(`sqlite:${join(folder, 'words.db')}`);
  await db.schema.createTable('words', (table) => {
    table.integer('id').primary();
    table.text('is_used');
  });
  await db('words').insert({ id: 1, is_used: 'true' });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('a read does not run within the transaction of another request', async () => {
  const transaction = db.transaction(async (trx) => {
    await trx('words').insert({ id: 2, is_used: 'false' });
    expect(readFromIdleConnection(db, countWords)).toBeUndefined();
    throw new Error('roll back');
  });
  const reading = selectRows(db, countWords().sql, [0]);
  await expect(transaction).rejects.toThrow('roll back');
  expect(await reading).toEqual([{ count: 1 }]);
});

it('a read sees what was written before, with the same prepared statement', async () => {
  expect(readFromIdleConnection(db, countWords)).toEqual([{ count: 1 }]);
  await db('words').insert({ id: 2, is_used: 'false' });
  expect(readFromIdleConnection(db, countWords)).toEqual([{ count: 2 }]);
});

it('a prepared statement still works after its table has changed', async () => {
  const all = () => ({ sql: 'select * from words', bindings: [] });
  expect(readFromIdleConnection(db, all)).toEqual([{ id: 1, is_used: 'true' }]);
  await db.schema.alterTable('words', (table) => table.text('word').defaultTo('gdp'));
  expect(readFromIdleConnection(db, all)).toEqual([{ id: 1, is_used: 'true', word: 'gdp' }]);
});

it('rows are the same as those of Knex, with booleans as bindings', async () => {
  const [read] = await listRows(db, words, (query) => query.where({ id: true }));
  expect(read).toEqual({ id: 1, isUsed: true });
  const { pool } = db.client;
  pool.numUsed = () => 1;
  const [throughKnex] = await listRows(db, words, (query) => query.where({ id: true }));
  expect(read).toEqual(throughKnex);
});

it('a read after the database was closed fails', async () => {
  await db.destroy();
  expect(readFromIdleConnection(db, countWords)).toBeUndefined();
  await expect(selectRows(db, countWords().sql, [0])).rejects.toThrow();
});
