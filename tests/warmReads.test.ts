import { loadCatalogIndex } from '../server/discovery/catalogIndex.js';
import { warmReads } from '../server/warmReads.js';
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
