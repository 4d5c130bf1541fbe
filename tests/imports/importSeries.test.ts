import type { Knex } from 'knex';
import { ApiError } from '../../server/errors.js';
import type { ProviderImportRequest } from '../../server/imports/importSeries.js';
import { removeImportedSeries } from '../../server/imports/removeImportedSeries.js';
import { type BlsSeries, startBls } from '../providers/doubles/bls.js';
import { startEcb } from '../providers/doubles/ecb.js';
import type { Double, MockResponse } from '../providers/doubles/startDouble.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';
import { forEachDatabase, libraryVersion } from '../support/databases.js';
import { listSearched } from '../support/listSearched.js';
import { openImports, runCloned } from './openImports.js';

const rateDefinition = { slug: 'test-rate', name: 'Test Rate', country: 'US', category: 'labour-market' as const };
const rate: ProviderImportRequest = {
  provider: 'bls',
  providerSeriesId: 'LNS14000000',
  definition: rateDefinition,
};
const createYear = (values: string[]) =>
  Object.fromEntries(values.map((value, index) => [`2026M${String(index + 1).padStart(2, '0')}`, value]));
const first = ['4.1', '4.2', '4.3', '4.1', '4.0', '4.2', '4.4', '4.5'];

const doubles: Double[] = [];
afterEach(async () => {
  for (const double of doubles.splice(0)) await double.stop();
});

async function startRate(): Promise<{ double: Double; series: Record<string, BlsSeries> }> {
  const series = { LNS14000000: { values: createYear(first) } };
  const double = await startBls(series, { years: 20, series: 50, calls: 10_000 });
  doubles.push(double);
  return { double, series };
}

async function startImports(db: Knex) {
  await addExampleReferences(db);
  const { double, series } = await startRate();
  return { ...openImports(db, { bls: double.baseUrl }), double, series };
}

const faults: [string, MockResponse, string][] = [
  ['is down', { status: 503 }, 'unavailable'],
  ['does not respond in time', { handle: () => undefined }, 'unavailable'],
  [
    'truncates its response',
    { handle: (response) => void response.writeHead(200, { 'Content-Length': '500' }).end('{"sta') },
    'unavailable',
  ],
  ['has no calls left', { status: 429 }, 'quota'],
  [
    'returns an error with status 200',
    { body: '{"status":"REQUEST_FAILED","message":["Nothing"],"Results":{}}' },
    'invalid',
  ],
  ['returns half a body', { body: '{"status":"REQUEST_SUCCEEDED","Results":{"seri' }, 'malformed'],
];

forEachDatabase((openFresh) => {
  describe('an import', () => {
    it('is removed completely, and only once', async () => {
      const db = await openFresh();
      const { run, sources } = await startImports(db);
      const [created] = await run([rate]);
      const before = await libraryVersion(db);
      const { id } = await db('indicators').where({ slug: created?.slug }).first('id');
      expect(await removeImportedSeries(db, id, '2026-11-21T13:00:00.000Z')).toBe(1);
      expect(await removeImportedSeries(db, id, '2026-11-21T13:00:01.000Z')).toBe(0);
      expect(await libraryVersion(db)).toMatchObject({
        version: before.version + 1,
        changedAt: '2026-11-21T13:00:00.000Z',
      });
      expect([await sources(), await listSearched(db)]).toEqual([[], []]);
      for (const table of ['indicators', 'series', 'vintages', 'observations']) expect(await db(table)).toEqual([]);
      expect(await run([rate])).toMatchObject([{ slug: 'test-rate', created: true, added: 8 }]);
    });

    it('creates an indicator that a search finds, and writes nothing if nothing has changed', async () => {
      const db = await openFresh();
      const { run, history, sources } = await startImports(db);
      expect(await run([rate])).toMatchObject([
        { slug: 'test-rate', country: 'US', created: true, outcome: 'changed', vintages: 1, added: 8, unit: 'Percent' },
      ]);
      expect((await listSearched(db)).map(({ slug }) => slug)).toEqual(['test-rate']);
      const [source] = await sources();
      expect(source).toMatchObject({ provider: 'bls', bundled: false, outcome: 'changed', failure: null });
      const { version } = await libraryVersion(db);
      expect(await run([rate])).toMatchObject([{ created: false, outcome: 'unchanged', vintages: 0, added: 0 }]);
      expect((await libraryVersion(db)).version).toBe(version);
      expect(await history(source?.seriesId ?? 0)).toEqual({ values: first.map(Number), days: ['2026-11-21'] });
    });

    it('writes a vintage of the day if values changed, and replaces it on the same day', async () => {
      const db = await openFresh();
      const { run, history, sources, series, clock } = await startImports(db);
      await run([rate]);
      clock.now = new Date('2026-12-05T12:00:00Z');
      series['LNS14000000'] = { values: createYear([...first.slice(0, 7), '4.6', '4.7']) };
      expect(await run([rate])).toMatchObject([{ outcome: 'changed', vintages: 1, added: 1, revised: 1 }]);
      series['LNS14000000'] = { values: createYear([...first.slice(0, 7), '4.6', '4.8']) };
      expect(await run([rate])).toMatchObject([{ outcome: 'changed', vintages: 1, added: 0, revised: 1 }]);
      const [source] = await sources();
      const { values, days } = await history(source?.seriesId ?? 0);
      expect(days).toEqual(['2026-11-21', '2026-12-05']);
      expect(values.slice(-2)).toEqual([4.6, 4.8]);
    });

    it('keeps values that the provider no longer returns', async () => {
      const db = await openFresh();
      const { run, history, sources, series, clock } = await startImports(db);
      await run([rate]);
      clock.now = new Date('2026-12-05T12:00:00Z');
      series['LNS14000000'] = { values: { '2026M08': '4.5', '2026M09': '4.7' } };
      expect(await run([rate])).toMatchObject([{ outcome: 'changed', kept: 7, added: 1, withdrawn: 0 }]);
      const [source] = await sources();
      expect((await history(source?.seriesId ?? 0)).values).toEqual([...first.map(Number), 4.7]);
    });

    it.each(faults)('leaves the history unchanged when the provider %s', async (_, response, kind) => {
      const db = await openFresh();
      const { run, history, sources, double, clock } = await startImports(db);
      await run([rate]);
      const [before] = await sources();
      const { version } = await libraryVersion(db);
      clock.now = new Date('2026-12-05T12:00:00Z');
      double.queueResponses(...Array.from({ length: 20 }, () => response));
      expect(await run([rate])).toMatchObject([
        { slug: 'test-rate', outcome: 'failed', vintages: 0, failure: { kind } },
      ]);
      expect((await libraryVersion(db)).version).toBe(version);
      expect((await history(before?.seriesId ?? 0)).days).toEqual(['2026-11-21']);
      expect(await sources()).toMatchObject([{ outcome: 'failed', failure: { kind }, changedAt: before?.changedAt }]);
    });

    it('reports that the server is too busy to compute, imports the other series, and leaves the source unchanged', async () => {
      const db = await openFresh();
      const { run, sources, series, clock } = await startImports(db);
      series['LNS11300000'] = { values: createYear(['62', '63']) };
      const rest = { ...rate, providerSeriesId: 'LNS11300000', definition: { ...rateDefinition, slug: 'rest' } };
      await run([rate]);
      const before = await sources();
      clock.now = new Date('2026-12-05T12:00:00Z');
      const busy = new ApiError('service_unavailable', { message: 'The server is busy.' });
      const runOthers: typeof runCloned = (input) =>
        input.description.id === 'LNS14000000' ? Promise.reject(busy) : runCloned(input);
      expect(await run([rate, rest], false, runOthers)).toMatchObject([
        {
          slug: 'test-rate',
          outcome: 'failed',
          vintages: 0,
          failure: { kind: 'busy', message: 'The server is busy.' },
        },
        { slug: 'rest', outcome: 'changed', failure: null },
      ]);
      expect((await sources()).slice(0, 1)).toEqual(before);
    });

    it('returns the changes in a dry run, and writes nothing', async () => {
      const db = await openFresh();
      const { run, series } = await startImports(db);
      const empty = await dumpLibrary(db);
      expect(await run([rate], true)).toMatchObject([{ created: true, outcome: 'changed', vintages: 1, added: 8 }]);
      expect(await dumpLibrary(db)).toEqual(empty);
      await run([rate]);
      const filled = await dumpLibrary(db);
      series['LNS14000000'] = { values: createYear([...first, '4.9']) };
      expect(await run([rate], true)).toMatchObject([{ created: false, outcome: 'changed', vintages: 1, added: 1 }]);
      series['LNS14000000'] = { values: createYear(first.map((value) => `${value}00`.replace('.', ''))) };
      expect(await run([rate], true)).toMatchObject([{ outcome: 'refused', failure: { kind: 'other_magnitude' } }]);
      expect(await dumpLibrary(db)).toEqual(filled);
    });

    it('refuses a new series without a description, a taken slug, and a source with another slug', async () => {
      const db = await openFresh();
      const { run, series } = await startImports(db);
      series['LNS11300000'] = { values: createYear(['62', '63']) };
      const { definition, ...undescribed } = rate;
      const named = { ...rate, definition: { country: 'US', category: 'prices' as const, slug: 'other-name' } };
      const takenSource = { ...rate, providerSeriesId: 'LNS11300000' };
      expect((await run([undescribed, rate, takenSource, named])).map(({ failure }) => failure?.kind)).toEqual([
        'not_defined',
        undefined,
        'slug_taken',
        'source_taken',
      ]);
    });

    it('stores the vintages of a provider, and sends conditional requests afterwards', async () => {
      const db = await openFresh();
      await addExampleReferences(db);
      const published = (validFrom: string, values: [string, number][]) => ({
        validFrom,
        series: [
          { key: { FREQ: 'M: Monthly' }, attributes: { UNIT: 'PC: Percent', TITLE: 'Rate' }, observations: values },
        ],
      });
      const history = [
        published('2026-02-05T12:00:00Z', [['2026-01', 2.1]]),
        published('2026-03-05T12:00:00Z', [
          ['2026-01', 2.2],
          ['2026-02', 2.3],
        ]),
      ];
      const flows = { IRS: { name: 'Rates', series: history[1]?.series ?? [], history } };
      const double = await startEcb(flows, 'Thu, 05 Mar 2026 12:00:00 GMT');
      doubles.push(double);
      const { run, sources, ...imports } = openImports(db, { ecb: double.baseUrl });
      const request: ProviderImportRequest = {
        provider: 'ecb',
        providerSeriesId: 'IRS/M',
        definition: { slug: 'ecb-rate', country: 'DE', category: 'interest-rates' },
      };
      expect(await run([request])).toMatchObject([{ outcome: 'changed', vintages: 2, failure: null }]);
      const [source] = await sources();
      const days = ['2026-02-05', '2026-03-05'];
      expect(await imports.history(source?.seriesId ?? 0)).toEqual({ values: [2.2, 2.3], days });
      expect(await run([request])).toMatchObject([{ outcome: 'unchanged', failure: null, slug: 'ecb-rate' }]);
      expect(double.requests.at(-1)?.headers['if-modified-since']).toBe('Thu, 05 Mar 2026 12:00:00 GMT');
    });
  });
});

/** Dumps all tables that an import may change. */
async function dumpLibrary(db: Knex): Promise<unknown[]> {
  const tables = [
    'indicators',
    'series',
    'vintages',
    'observations',
    'series_sources',
    'licences',
    'releases',
    'data_versions',
  ];
  const rows: unknown[] = [];
  for (const table of tables) rows.push(await db(table).orderBy(1).select());
  return rows;
}
