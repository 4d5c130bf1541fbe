import Sqlite from 'better-sqlite3';
import { listDataProblems, listStructureProblems } from '../../server/store/integrity.js';
import { ChildProcess, createDatabaseFolder } from '../setup/childProcess.js';
import { forEachDatabase } from '../support/databases.js';

const openEnd = 2_932_896;

forEachDatabase((openFresh) => {
  it('finds values that are valid at the same time, dates that do not exist, and rows without their series and vintage', async () => {
    const db = await openFresh();
    expect([...(await listStructureProblems(db)), ...(await listDataProblems(db))]).toEqual([]);
    const row = { series_id: 1, date: 100, realtime_start: 200, realtime_end: 300, value: 1, revision: 0 };
    await db('observations').insert([
      row,
      { ...row, realtime_start: 300, realtime_end: openEnd, revision: 1 },
      { ...row, date: openEnd + 1 },
    ]);
    await db('search_state').update({ documents: 3 });
    expect(await listDataProblems(db)).toEqual([
      '1 values of observations are valid at the same time as the next value of the same date.',
      '1 observations have invalid dates.',
      '3 observations belong to a series that does not exist.',
      '2 groups of observations belong to a vintage that does not exist.',
      'The number of search documents is wrong.',
    ]);
  });
});

it('almanac verify exits with 0 for the bundled library, and with 1 and a sentence for each problem', async () => {
  const database = createDatabaseFolder(true);
  const verify = async () => {
    const child = new ChildProcess('scripts/almanac.ts', ['verify'], { DATABASE_URL: database.url });
    return { code: await child.ended, out: child.stdout, err: child.stderr };
  };
  expect(await verify()).toEqual({
    code: 0,
    out: expect.stringMatching(/^No problem was found\. The database has /),
    err: '',
  });
  const connection = new Sqlite(database.file);
  connection.pragma('foreign_keys = off');
  connection.exec("update series set country = 'XX' where id = (select min(id) from series)");
  connection.close();
  expect(await verify()).toEqual({
    code: 1,
    out: expect.stringMatching(/^Problems: 1\. /),
    err: '1 rows of series refer to rows that do not exist.\n',
  });
  database.remove();
});
