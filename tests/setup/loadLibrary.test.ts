import { gzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { computeFingerprint } from '../../server/setup/libraryFiles.js';
import { loadLibrary, prepareLibrary } from '../../server/setup/loadLibrary.js';
import type { LoadProgress } from '../../server/setup/loadObservations.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { claimLibraryLoad, findLibraryLoad } from '../../server/store/libraryLoads.js';
import { listObservations } from '../../server/store/observations.js';
import { listSources, recordOutcome, type SeriesSource, saveSource } from '../../server/store/seriesSources.js';
import { listVintages, writeVintages } from '../../server/store/vintages.js';
import { libraryVersion } from '../support/databases.js';
import { listSearched } from '../support/listSearched.js';
import { readState } from '../support/readState.js';
import { createLine, SmallLibrary } from './smallLibrary.js';

const at = '2026-11-01T00:00:00.000Z';
const later = '2026-11-02T00:00:00.000Z';

let db: Knex;
let library: SmallLibrary;
beforeEach(async () => {
  library = new SmallLibrary();
  db = openDatabase('sqlite::memory:');
  await migrate(db);
});
afterEach(async () => {
  library.remove();
  await db.destroy();
});

function load(when = at): Promise<boolean> {
  return loadLibrary(db, library.folder, when, () => undefined);
}

async function readValues(slug: string): Promise<(number | null)[]> {
  const { id } = await db('series as s')
    .join('indicators as i', 'i.id', 's.indicator_id')
    .where({ slug })
    .first('s.id');
  return (await listObservations(db, await readState(db, id), { order: 'asc' })).map(({ value }) => value);
}

async function listSearchable(): Promise<string[]> {
  return (await listSearched(db)).map(({ slug }) => slug);
}

/** All rows of the database except its internal statistics. */
async function dumpDatabase(): Promise<Record<string, unknown[]>> {
  const tables: { name: string }[] = await db('sqlite_master').where({ type: 'table' }).orderBy('name').select('name');
  const content: Record<string, unknown[]> = {};
  for (const { name } of tables) if (!name.startsWith('sqlite_')) content[name] = await db(name).select();
  return content;
}

it('loads catalogue and observations, and returns true', async () => {
  expect(await load()).toBe(true);
  expect(await readValues('test-price')).toEqual([100, 101.5, null, 103]);
  expect(await readValues('test-output')).toEqual([7, 8]);
  expect(await db('series').orderBy('id').select('observation_count', 'last_date')).toEqual([
    { observation_count: 3, last_date: '2020-10-01' },
    { observation_count: 2, last_date: '2020-04-01' },
  ]);
  expect((await libraryVersion(db)).changedAt).toBe(at);
});

it('loads and removes inclusions, and refuses one of a series that does not exist', async () => {
  library.addIncludingIndicator('test-including', 'test-price');
  await load();
  const rows = await db('included_series as n')
    .join('indicators as i', 'i.id', 'n.indicator_id')
    .join('series as s', 's.id', 'n.series_id')
    .select('i.slug', 's.provider_series_id', 'n.country');
  expect(rows).toEqual([{ slug: 'test-including', provider_series_id: 'PRICE', country: 'US' }]);
  expect(await listSearchable()).toEqual(['test-including', 'test-output', 'test-price']);
  library.addIncludingIndicator('test-including', 'test-unknown');
  await expect(load(later)).rejects.toThrow("'test-including' includes 'test-unknown' (US), which does not exist.");
  library.write('catalogue/indicators/including.json', []);
  await load(later);
  expect(await db('included_series').select()).toEqual([]);
});

it('reports progress until all series are loaded', async () => {
  const reports: LoadProgress[] = [];
  await loadLibrary(db, library.folder, at, (progress) => reports.push({ ...progress }));
  expect(reports.at(-1)).toEqual({ series: 2, total: 2, observations: 5, title: 'test.ndjson.gz', files: 1 });
  expect(await findLibraryLoad(db)).toMatchObject({ state: 'ready', series: 2, totalSeries: 2, observations: 5 });
});

it('does nothing the second time, and returns false', async () => {
  await load();
  const before = await dumpDatabase();
  expect(await load(later)).toBe(false);
  expect(await dumpDatabase()).toEqual(before);
});

it.each<[what: string, change: () => void]>([
  ['an observation', () => library.setObservations({ 'test/PRICE': [100, 101.5, null, 104], 'test/OUTPUT': [7, 8] })],
  ['the catalogue', () => library.setIndicators(['test-output', 'test-price'])],
  ['an additional file', () => library.write('catalogue/releases/ea.json', [])],
])('loads once more when %s has changed', async (_, change) => {
  await load();
  change();
  expect(await load(later)).toBe(true);
  expect(await load(later)).toBe(false);
});

it('ignores files that are not data', async () => {
  await load();
  library.writeBytes('README.md', Buffer.from('Words.'));
  expect(await load(later)).toBe(false);
});

it('loads only the series of selected observation files, and their indicators', async () => {
  library.writeBytes(
    'observations/other.ndjson.gz',
    gzipSync(`${JSON.stringify(createLine('test/OUTPUT', [7, 8]))}\n`),
  );
  library.setObservations({ 'test/PRICE': [100] });
  await loadLibrary(db, library.folder, at, () => undefined, ['other.ndjson.gz']);
  expect(await readValues('test-output')).toEqual([7, 8]);
  expect(await listSearchable()).toEqual(['test-output']);
});

it('adds a later vintage and keeps the earlier one', async () => {
  await load();
  const { vintages, ...line } = createLine('test/PRICE', [100, 101.5, null, 103]);
  const change = { date: '2022-10-31', changes: [{ start: '2020-10-01', values: [104, 105] }] };
  library.setLines([{ ...line, vintages: [...vintages, change] }, createLine('test/OUTPUT', [7, 8])]);
  await load(later);
  expect(await readValues('test-price')).toEqual([100, 101.5, null, 104, 105]);
  const { id } = await db('series').where({ provider_series_id: 'PRICE' }).first('id');
  const before = await listObservations(db, await readState(db, id), { order: 'asc', asOf: '2021-06-30' });
  expect(before.map(({ value }) => value)).toEqual([100, 101.5, null, 103]);
  expect((await libraryVersion(db)).changedAt).toBe(later);
});

it('keeps an indicator readable that was removed from the library, but excludes it from search', async () => {
  await load();
  expect(await listSearchable()).toEqual(['test-output', 'test-price']);
  library.setIndicators(['test-price']);
  library.setObservations({ 'test/PRICE': [100, 102] });
  expect(await load(later)).toBe(true);
  expect(await readValues('test-price')).toEqual(expect.arrayContaining([100, 102]));
  expect(await readValues('test-output')).toEqual([7, 8]);
  expect(await listSearchable()).toEqual(['test-price']);
});

it('removes the vintages of an earlier library that the new one lacks, and keeps imported ones', async () => {
  await load();
  const { id } = await db('series').where({ provider_series_id: 'PRICE' }).first('id');
  const imported = { date: '2021-06-01', unit: 'Index 2020=100', kind: 'native' as const };
  const observations = [100, 102, 103].map((value, index) => ({ date: `2020-${['01', '04', '07'][index]}-01`, value }));
  await writeVintages(db, id, [{ ...imported, observations }], '2026-11-01T12:00:00.000Z');
  library.setObservations({ 'test/PRICE': [100, 101, null, 104], 'test/OUTPUT': [7, 8] }, '2020-12-31');
  await load(later);
  const vintages = await listVintages(db, [id]);
  expect(vintages.map(({ date, kind, ingestedAt }) => [date, kind, ingestedAt])).toEqual([
    ['2020-12-31', 'snapshot', later],
    ['2021-06-01', 'native', '2026-11-01T12:00:00.000Z'],
  ]);
  const alone = openDatabase('sqlite::memory:');
  await migrate(alone);
  await loadLibrary(alone, library.folder, later, () => undefined);
  await writeVintages(alone, id, [{ ...imported, observations }], '2026-11-01T12:00:00.000Z');
  const selectRows = (from: Knex) => from('observations').where({ series_id: id }).orderBy(['date', 'realtime_start']);
  expect(await selectRows(db)).toEqual(await selectRows(alone));
  expect(vintages).toEqual(await listVintages(alone, [id]));
  await alone.destroy();
});

it('changes only the series whose values differ', async () => {
  await load();
  const readVersions = () => db('series').orderBy('id').pluck('version');
  expect(await readVersions()).toEqual([1, 1]);
  library.setObservations({ 'test/PRICE': [100, 101.5, null, 104], 'test/OUTPUT': [7, 8] });
  await load(later);
  expect((await readVersions()).sort()).toEqual([1, 2]);
});

it('continues an interrupted load, and replaces rows of a series that was not complete', async () => {
  library.setObservations({ 'test/PRICE': [100, 101.5, null, 103] });
  await expect(load()).rejects.toThrow('test/OUTPUT has no observations.');
  const { id } = await db('series').where({ provider_series_id: 'OUTPUT' }).first('id');
  await db('observations').insert({
    series_id: id,
    date: 0,
    realtime_start: 1,
    realtime_end: 2,
    value: 3,
    revision: 0,
  });
  library.setObservations({ 'test/PRICE': [100, 101.5, null, 103], 'test/OUTPUT': [7, 8] });
  expect(await load(later)).toBe(true);
  expect(await readValues('test-output')).toEqual([7, 8]);
  expect(await db('observations').where({ series_id: id, date: 0 })).toEqual([]);
  expect(await db('series').pluck('version')).toEqual([1, 1]);
});

it('waits for another process that loads, and takes over when it has not reported for ten seconds', async () => {
  await prepareLibrary(db, library.folder, at);
  const claim = { fingerprint: computeFingerprint(library.folder), holder: 'another process' };
  expect(await claimLibraryLoad(db, claim, at)).toBe(true);
  expect(await claimLibraryLoad(db, { ...claim, holder: 'this process' }, at)).toBe(false);
  const afterSilence = '2026-11-01T00:00:11.000Z';
  expect(await load(afterSilence)).toBe(true);
  expect(await findLibraryLoad(db)).toMatchObject({ state: 'ready', holder: null });
});

const broken: [what: string, breakLibrary: () => void][] = [
  ['a catalogue that is not JSON', () => library.writeBytes('catalogue/indicators/more.json', Buffer.from('[{'))],
];
const dangling: [what: string, breakLibrary: () => void][] = [
  ['a series of an unknown release', () => library.write('catalogue/releases/us.json', [])],
  ['a series of an unknown country', () => library.write('catalogue/countries.json', [])],
];

it.each([...broken, ...dangling])(
  'fails on %s without loading anything, and loads everything once it is fixed',
  async (_, breakLibrary) => {
    const empty = await dumpDatabase();
    breakLibrary();
    await expect(load()).rejects.toMatchObject({ message: expect.any(String) });
    expect(await dumpDatabase()).toEqual(empty);
    library.remove();
    library = new SmallLibrary();
    expect(await load()).toBe(true);
  },
);

it.each(broken)('fails on %s and keeps the library as it was', async (_, breakLibrary) => {
  await load();
  const before = await dumpDatabase();
  breakLibrary();
  await expect(load(later)).rejects.toMatchObject({ message: expect.any(String) });
  expect(await dumpDatabase()).toEqual(before);
});

it.each<[what: string, breakLibrary: () => void]>([
  ['a series without observations', () => library.setObservations({ 'test/PRICE': [100, 101.5, null, 104] })],
  ['an observations file that is not gzip', () => library.writeBytes('observations/a.ndjson.gz', Buffer.from('{}'))],
])(
  'reports %s as a failed load, keeps what was loaded, and loads the rest once it is fixed',
  async (_, breakLibrary) => {
    await load();
    breakLibrary();
    await expect(load(later)).rejects.toMatchObject({ message: expect.any(String) });
    expect(await findLibraryLoad(db)).toMatchObject({ state: 'failed' });
    expect(await readValues('test-output')).toEqual([7, 8]);
    library.remove();
    library = new SmallLibrary();
    expect(await load(later)).toBe(true);
    expect(await findLibraryLoad(db)).toMatchObject({ state: 'ready' });
  },
);

it('stores the bundled sources, keeps the state of unchanged ones, and keeps imported sources', async () => {
  library.write('catalogue/sources.json', [{ series: 'test/PRICE', provider: 'bls', id: 'CU1', factor: 10 }]);
  await load();
  const [{ seriesId }] = (await listSources(db)) as [SeriesSource];
  expect(await listSources(db)).toMatchObject([
    { provider: 'bls', providerSeriesId: 'CU1', factor: 10, bundled: true },
  ]);
  await recordOutcome(db, seriesId, { outcome: 'unchanged', failure: null, checkedAt: at });
  library.setObservations({ 'test/PRICE': [100], 'test/OUTPUT': [7] });
  await load(later);
  expect(await listSources(db)).toMatchObject([{ outcome: 'unchanged', checkedAt: at }]);
  const [price] = (await listSources(db)) as [SeriesSource];
  await saveSource(db, { ...price, provider: 'ecb', bundled: false });
  library.setIndicators(['test-output']);
  library.setObservations({ 'test/OUTPUT': [7] });
  await load(later);
  expect(await listSources(db)).toMatchObject([{ provider: 'ecb' }]);
  expect(await listSearchable()).toEqual(['test-output', 'test-price']);
});

it('counts a change of each release of the catalogue, whose state depends on files that are in no table', async () => {
  const listVersions = async () => db('releases').orderBy('id').select('id', 'version');
  await load();
  const before = await listVersions();
  library.write('catalogue/release-contents.json', { test: { headlines: ['test-price'] } });
  await load(later);
  const after = await listVersions();
  expect(before.length).toBeGreaterThan(0);
  expect(after.every(({ version }, index) => version > before[index].version)).toBe(true);
});
