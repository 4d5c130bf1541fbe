import { loadCatalogIndex } from '../server/discovery/catalogIndex.js';
import { warmReads } from '../server/warmReads.js';
import { startApi } from './support/api.js';
import { forEachDatabase } from './support/databases.js';

const today = '2026-11-27';

forEachDatabase((openFresh) => {
  it('builds the index of the catalogues, so that the first search need not', async () => {
    const db = await openFresh();
    await warmReads(db, today, new AbortController().signal);
    const statements: string[] = [];
    db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
    await loadCatalogIndex(db);
    expect(
      statements.filter((sql) => sql.includes('order by "provider"') || sql.includes('order by `provider`')),
    ).toEqual([]);
  });

  it('reads nothing when the server stops', async () => {
    const db = await openFresh();
    const statements: string[] = [];
    db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
    await warmReads(db, today, AbortSignal.abort());
    expect(statements).toEqual([]);
  });
});

it('reads the vintages of the calendar, so that the first request need not', async () => {
  const api = await startApi();
  const statements: string[] = [];
  await warmReads(api.db, '2026-11-21', new AbortController().signal);
  api.db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  const { body } = await api.get('/api/calendar/releases').expect(200);
  await api.stop();
  expect(body.count).toBeGreaterThan(0);
  expect(statements.filter((sql) => sql.includes('from vintages'))).toEqual([]);
});
