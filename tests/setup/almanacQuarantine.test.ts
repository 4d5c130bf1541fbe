import { openDatabase } from '../../server/store/database.js';
import { replaceHeldChanges } from '../../server/store/quarantine.js';
import { ChildProcess, createDatabaseFolder } from './childProcess.js';

const database = createDatabaseFolder(true);
afterAll(() => database.remove());

async function run(...args: string[]) {
  const child = new ChildProcess('scripts/almanac.ts', args, { DATABASE_URL: database.url });
  return { code: await child.ended, out: child.stdout, err: child.stderr };
}

it('lists changes in quarantine with what they would change, and rejects them', async () => {
  const db = openDatabase(database.url);
  const { series_id } = await db('series_sources').where({ provider_series_id: 'LNS14000000' }).first();
  const values = [{ date: '2026-10-01', value: 44, previousValue: null }];
  const held = {
    digest: 'abc123',
    reason: 'implausible_value',
    message: '1 value far from those next to them.',
    count: 1,
    values,
  };
  await replaceHeldChanges(db, { seriesId: series_id, start: null, at: '2026-11-21T12:00:00.000Z' }, [held]);
  await db.destroy();
  const id = `${series_id}-abc123`;
  const listed = await run('quarantine', 'list', '--tsv');
  expect(listed.out).toContain(
    `${id}\tus-unemployment-rate\tUS\tbls LNS14000000\t${held.message}\t1\t2026-10-01: none → 44\t2026-11-21 12:00`,
  );
  expect(await run('quarantine', 'reject', id)).toMatchObject({ code: 0, out: `The changes ${id} are rejected.\n` });
  expect(JSON.parse((await run('quarantine', 'list', '--json')).out)).toEqual([]);
  expect((await run('quarantine', 'list')).out).toBe('No changes are waiting.\n');
  expect(JSON.parse((await run('quarantine', 'list', '--rejected', '--json')).out)).toMatchObject([{ id }]);
});

it('names the list for an unknown id, and requires exactly one', async () => {
  const unknown = await run('quarantine', 'accept', '1-abc');
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining("have the id '1-abc'")]);
  const none = await run('quarantine', 'reject');
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('Exactly one id is required')]);
});
