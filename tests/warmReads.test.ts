import type { Knex } from 'knex';
import type { LibraryContext } from '../server/appContext.js';
import { loadCatalogIndex } from '../server/discovery/catalogIndex.js';
import { warmReads } from '../server/warmReads.js';
import { type Api, startApi } from './support/api.js';
import { forEachDatabase, libraryVersion } from './support/databases.js';
import { recordStatements } from './support/recordStatements.js';

forEachDatabase((openFresh) => {
  it('builds the index of the catalogues, so that the first search need not', async () => {
    const db = await openFresh();
    await warmReads(await createContext(db));
    const statements = recordStatements(db);
    await loadCatalogIndex(db);
    expect(statements.filter((sql) => /order by ["`]provider["`]/.test(sql))).toEqual([]);
  });

  it('reads nothing when the server has stopped', async () => {
    const db = await openFresh();
    const context = await createContext(db, AbortSignal.abort());
    const statements = recordStatements(db);
    await expect(warmReads(context)).rejects.toThrow('aborted');
    expect(statements).toEqual([]);
  });

  it('ends with the read in progress when the server stops', async () => {
    const db = await openFresh();
    const stopping = new AbortController();
    const context = await createContext(db, stopping.signal);
    const statements = recordStatements(db);
    db.once('query', () => stopping.abort());
    await expect(warmReads(context)).rejects.toThrow('aborted');
    expect(statements.length).toBeLessThan(10);
  });
});

describe('after the reads', () => {
  let api: Api;
  let statements: string[];
  beforeAll(async () => {
    api = await startApi();
    await warmReads({ ...api.context, library: await libraryVersion(api.db) });
    statements = recordStatements(api.db);
  });
  afterAll(() => api.stop());
  afterEach(() => {
    statements.length = 0;
  });

  it.each(['/api/calendar/releases', '/api/calendar/releases?from=2026-08-23&to=2026-11-21'])(
    'the first request for the calendar has the series of its releases and their vintages in memory: %s',
    async (path) => {
      const { body } = await api.get(path).expect(200);
      expect(body.count).toBeGreaterThan(0);
      expect(statements.filter((sql) => /from vintages|recursive published/.test(sql))).toEqual([]);
    },
  );

  it.each(['/v1/indicators/observations?id=us-core-cpi', '/api/indicators/us-core-cpi'])(
    'the first request for a series that was released lately has its values in memory: %s',
    async (path) => {
      await api.get(path).expect(200);
      expect(statements.filter((sql) => /from observations|from vintages/.test(sql))).toEqual([]);
    },
  );

  it('the first request for another series reads its values', async () => {
    await api.get('/v1/indicators/observations?id=us-civilian-labor-force').expect(200);
    expect(statements.filter((sql) => sql.includes('from observations'))).not.toEqual([]);
  });
});

/** The reads use no other part of a context. */
async function createContext(db: Knex, stopping = new AbortController().signal): Promise<LibraryContext> {
  const now = () => new Date('2026-11-27T12:00:00.000Z');
  return { db, now, stopping, library: await libraryVersion(db) } as LibraryContext;
}
