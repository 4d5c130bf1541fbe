import type { Knex } from 'knex';
import { ApiError } from '../../server/errors.js';
import { applyImport } from '../../server/imports/applyImport.js';
import { computeImport, type ImportBasis } from '../../server/imports/computeImport.js';
import { importFetched } from '../../server/imports/importFetched.js';
import type { IncomingSeries } from '../../server/imports/incomingSeries.js';
import { type ImportRequest, prepareImport } from '../../server/imports/target.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { createProviderSeries, toMonthlyObservations } from './exampleSeries.js';
import { openImports } from './openImports.js';

const publisher = { provider: 'bls', title: 'BLS', homepage: null, terms: { summary: 'None.', url: null } };
const time = { at: '2026-11-21T12:00:00.000Z', today: '2026-11-21' };

function createRequest(slug: string): ImportRequest {
  const definition = { slug, country: 'US', category: 'prices' as const };
  return { provider: 'bls', providerSeriesId: slug.toUpperCase(), definition };
}

/** Values to import. `interrupt` runs at the start of each computation. */
function createIncoming(latest: number, interrupt?: (attempt: number) => Promise<unknown>) {
  const values = createProviderSeries({ observations: toMonthlyObservations([100, 101, 102, latest]) });
  const bases: ImportBasis[] = [];
  const incoming: IncomingSeries = {
    description: values,
    async compute(basis) {
      bases.push(basis);
      await interrupt?.(bases.length);
      return computeImport(basis, values);
    },
  };
  return { bases, incoming };
}

const [own, other] = [createRequest('own'), createRequest('other')];

forEachDatabase((openFresh) => {
  /** Opens a database with two series. */
  async function startImports() {
    const db = await openFresh();
    await addExampleReferences(db);
    const importValue = (request: ImportRequest, latest: number) =>
      applyImport(db, request, createIncoming(latest).incoming, publisher, time);
    await importValue(own, 103);
    await importValue(other, 103);
    const read = async () => {
      const prepared = await prepareImport(db, own);
      const { series, source } = prepared.target ?? {};
      const { values } = await openImports(db, {}).history(series?.id ?? 0);
      return { prepared, source, latest: values.at(-1) };
    };
    return { db, importValue, read, transactions: countTransactions(db) };
  }

  describe('an import', () => {
    it('computes its changes once when another series changes in the meantime', async () => {
      const { db, importValue, read } = await startImports();
      const { bases, incoming } = createIncoming(105, () => importValue(other, 104));
      expect(await applyImport(db, own, incoming, publisher, time)).toMatchObject({ changed: true });
      expect([bases.length, (await read()).latest]).toEqual([1, 105]);
    });

    it('computes them again, before its transaction, when its own series changes in the meantime', async () => {
      const { db, importValue, read, transactions } = await startImports();
      const { bases, incoming } = createIncoming(105, async (attempt) => {
        expect(transactions.open).toBe(0);
        if (attempt === 1) await importValue(own, 104);
      });
      expect(await applyImport(db, own, incoming, publisher, time)).toMatchObject({ changed: true });
      expect(bases.map(({ rows }) => rows.at(-1)?.value)).toEqual([103, 104]);
      expect(transactions).toEqual({ open: 0, all: 3 });
      expect((await read()).latest).toBe(105);
    });

    it('computes a first import again when another one creates the series in the meantime', async () => {
      const { db, importValue } = await startImports();
      const third = createRequest('third');
      const { bases, incoming } = createIncoming(103, async (attempt) => attempt === 1 && importValue(third, 103));
      const summary = await applyImport(db, third, incoming, publisher, time);
      expect(summary).toMatchObject({ created: false, changed: false });
      expect(bases.map(({ rows }) => rows.length)).toEqual([0, 4]);
    });

    it('does not report an error that a change in the meantime caused', async () => {
      const { db, importValue, read } = await startImports();
      const { incoming } = createIncoming(105, async (attempt) => {
        if (attempt > 1) return;
        await importValue(own, 104);
        throw new RangeError('Two states were mixed.');
      });
      expect(await applyImport(db, own, incoming, publisher, time)).toMatchObject({ changed: true });
      expect((await read()).latest).toBe(105);
    });

    it('asks to try again, and writes nothing, when its series changes during three computations', async () => {
      const { db, importValue, read, transactions } = await startImports();
      const { bases, incoming } = createIncoming(109, (attempt) => importValue(own, 103 + attempt));
      const error = await applyImport(db, own, incoming, publisher, time).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 1 });
      expect([bases.length, (await read()).latest, transactions.open]).toEqual([3, 106, 0]);
    });

    it('leaves the state of its source unchanged when the server is too busy to compute', async () => {
      const { db, read } = await startImports();
      const before = await read();
      const busy = new ApiError('service_unavailable', { retryAfterSeconds: 7 });
      const { incoming } = createIncoming(105, () => Promise.reject(busy));
      const context = { db, now: () => new Date('2026-11-22T12:00:00Z') };
      await expect(importFetched(context, before.prepared, () => incoming, publisher, {})).rejects.toBe(busy);
      expect(await read()).toEqual(before);
    });
  });
});

/** Counts the transactions of a database from now on, and those that are open. */
function countTransactions(db: Knex): { open: number; all: number } {
  const transactions = { open: 0, all: 0 };
  db.on('query', ({ sql }: { sql: string }) => {
    if (/^BEGIN/i.test(sql)) {
      transactions.open += 1;
      transactions.all += 1;
    }
    if (/^(COMMIT|ROLLBACK)/i.test(sql)) transactions.open -= 1;
  });
  return transactions;
}
