import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '../../server/store/database.js';
import { readDirectly } from '../../server/store/directReads.js';
import { listRows, selectRows, type Table } from '../../server/store/rows.js';
import { readThroughKnex } from '../support/readThroughKnex.js';

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

it('a read during a transaction of another request does not wait for it, and sees what was committed before', async () => {
  await expect(
    db.transaction(async (trx) => {
      await trx('words').insert({ id: 2, is_used: 'false' });
      expect(await selectRows(db, countWords().sql, [0])).toEqual([{ count: 1 }]);
      expect(await selectRows(trx, countWords().sql, [0])).toEqual([{ count: 2 }]);
      throw new Error('roll back');
    }),
  ).rejects.toThrow('roll back');
  expect(await selectRows(db, countWords().sql, [0])).toEqual([{ count: 1 }]);
});

it('a statement that writes and returns rows waits for the transaction of another request', async () => {
  let writing: Promise<unknown> | undefined;
  await db.transaction(async (trx) => {
    await trx('words').insert({ id: 2, is_used: 'false' });
    writing = selectRows(db, 'insert into words (id) values (?) returning id', [3]);
    expect(await selectRows(db, countWords().sql, [0])).toEqual([{ count: 1 }]);
  });
  expect(await writing).toEqual([{ id: 3 }]);
  expect(await selectRows(db, countWords().sql, [0])).toEqual([{ count: 3 }]);
});

it('a database in memory, which has one connection, waits for a transaction', async () => {
  const memory = openDatabase('sqlite::memory:');
  let reading: Promise<unknown> | undefined;
  await memory.transaction(async (trx) => {
    expect(readDirectly(memory, () => ({ sql: 'select 1 as one', bindings: [] }))).toBeUndefined();
    reading = selectRows(memory, 'select count(*) as count from sqlite_schema', []);
    await trx.raw('create table others (id integer)');
  });
  expect(await reading).toEqual([{ count: 1 }]);
  await memory.destroy();
});

it('closing the database leaves one file, although a second connection has read it', async () => {
  await db.transaction(async (trx) => {
    await trx('words').insert({ id: 2, is_used: 'false' });
    await selectRows(db, countWords().sql, [0]);
  });
  await db.destroy();
  expect(readdirSync(folder)).toEqual(['words.db']);
});

it('a read sees what was written before, with the same prepared statement', async () => {
  expect(readDirectly(db, countWords)).toEqual([{ count: 1 }]);
  await db('words').insert({ id: 2, is_used: 'false' });
  expect(readDirectly(db, countWords)).toEqual([{ count: 2 }]);
});

it('a prepared statement still works after its table has changed', async () => {
  const all = () => ({ sql: 'select * from words', bindings: [] });
  expect(readDirectly(db, all)).toEqual([{ id: 1, is_used: 'true' }]);
  await db.schema.alterTable('words', (table) => table.text('word').defaultTo('gdp'));
  expect(readDirectly(db, all)).toEqual([{ id: 1, is_used: 'true', word: 'gdp' }]);
});

it('rows are the same as those of Knex, with booleans as bindings', async () => {
  const [read] = await listRows(db, words, (query) => query.where({ id: true }));
  expect(read).toEqual({ id: 1, isUsed: true });
  readThroughKnex(db);
  expect(readDirectly(db, countWords)).toBeUndefined();
  const [throughKnex] = await listRows(db, words, (query) => query.where({ id: true }));
  expect(read).toEqual(throughKnex);
});

it('rows with many columns, values of all kinds, and columns of the same or an unusual name are the same as those of Knex', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index} as column${index}`).join();
  const sql = `select ${many}, id as "it""s", null as missing, 1.5 as number, x'0102' as bytes, 'a' as twice, 'b' as twice from words`;
  await db('words').insert({ id: 2, is_used: 'false' });
  const read = readDirectly<Record<string, unknown>>(db, () => ({ sql, bindings: [] })) ?? [];
  expect(read).toEqual(await db.raw(sql));
  (read[0] as Record<string, unknown>)['number'] = 2;
  expect(read[1]).toMatchObject({ number: 1.5, 'it"s': 2, twice: 'b' });
  expect(readDirectly(db, () => ({ sql, bindings: [] }))?.[0]).toMatchObject({ number: 1.5 });
});

it('a statement that returns no rows is left to Knex', async () => {
  expect(readDirectly(db, () => ({ sql: 'delete from words', bindings: [] }))).toBeUndefined();
  expect(await db('words').pluck('id')).toEqual([1]);
});

it('a read after the database was closed fails', async () => {
  await db.destroy();
  expect(readDirectly(db, countWords)).toBeUndefined();
  await expect(selectRows(db, countWords().sql, [0])).rejects.toThrow();
});
