import type { Knex } from 'knex';
import { addDays } from '../../server/series/periods.js';
import { findSeriesById } from '../../server/store/series.js';
import type { SeriesState } from '../../server/store/seriesState.js';
import { buildOverview, readVintageTable, selectLatest, type VintageTable } from '../../server/store/vintageTable.js';
import { forEachDatabase } from '../support/databases.js';
import { addExampleSeries } from './exampleCatalogue.js';

/** Takes three statements to read. */
const count = 4_500;
const units = ['Index 1982-1984=100', 'Line 1\nline 2 "quoted" \\ €', ''];

/** One for each day: the last value of every seventh is unknown, and the unit changes every 2,000 vintages. */
const vintages = Array.from({ length: count }, (_, index) => ({
  vintage_date: addDays('2000-01-01', index),
  unit: units[Math.floor(index / 2_000)] ?? '',
  last_date: index % 7 === 0 ? null : addDays('1999-12-01', index),
}));

const rest = { observations: 1, added: 1, revised: 0, withdrawn: 0, ingested_at: '2026-11-21T09:00:00Z' };

/** Adds the first vintages to a series. One in `nativeAt` stands for a publication. */
async function addVintages(db: Knex, until = count, nativeAt?: number): Promise<SeriesState> {
  const [series] = await addExampleSeries(db);
  const id = series?.id ?? 0;
  const rows = vintages.slice(0, until).map((one, index) => {
    return { ...one, ...rest, kind: index === nativeAt ? 'native' : 'snapshot', series_id: id };
  });
  await db.batchInsert('vintages', rows, 50);
  return { id, version: (await findSeriesById(db, id))?.version ?? 0 };
}

forEachDatabase((openFresh) => {
  it('reads all vintages of a series in their order, with any unit', async () => {
    const db = await openFresh();
    const table = (await readVintageTable(db, await addVintages(db), count)) as VintageTable;
    const all = vintages.map(({ vintage_date: date, unit }) => ({ date, unit }));
    expect(selectLatest(table, '9999-12-31', count)).toEqual(all);
    expect(table.hasNative).toBe(false);
    expect(selectLatest(table, '2005-06-23', 2)).toEqual([
      { date: '2005-06-22', unit: units[0] },
      { date: '2005-06-23', unit: units[1] },
    ]);
    const known = vintages.map(({ vintage_date: day }) => buildOverview(table, day).current?.lastDate);
    expect(known).toEqual(vintages.map((one) => one.last_date));
  });

  it.each([0, 1, 1_999, 2_000, 2_001])('reads a series with %d vintages', async (until) => {
    const db = await openFresh();
    const table = (await readVintageTable(db, await addVintages(db, until), count)) as VintageTable;
    expect(buildOverview(table, undefined)).toMatchObject({
      count: until,
      hasNative: false,
      last: vintages[until - 1]?.vintage_date ?? null,
    });
  });

  it.each([0, 2_500, count - 1])('knows that vintage %d of a series is a publication', async (nativeAt) => {
    const db = await openFresh();
    const table = (await readVintageTable(db, await addVintages(db, count, nativeAt), count)) as VintageTable;
    expect(table.hasNative).toBe(true);
  });

  it('reads neither too many vintages nor those of another state', async () => {
    const db = await openFresh();
    const series = await addVintages(db);
    expect(await readVintageTable(db, series, count - 1)).toBe('too_long');
    expect(await readVintageTable(db, { ...series, version: series.version + 1 }, count)).toBe('changed');
    expect(await readVintageTable(db, { id: series.id + 1_000, version: 1 }, count)).toBe('changed');
  });
});
