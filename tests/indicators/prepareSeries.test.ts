import type { Knex } from 'knex';
import { prepareSeries } from '../../server/indicators/prepareSeries.js';
import { prepareReads } from '../../server/scheduled/prepareReads.js';
import type { ScheduledJobContext } from '../../server/scheduled/scheduledJob.js';
import { changeLibrary } from '../../server/store/dataVersion.js';
import { readPreparedColumns } from '../../server/store/preparedSeries.js';
import { readSeriesColumns } from '../../server/store/readSeriesColumns.js';
import { deleteSeries } from '../../server/store/series.js';
import { writeVintages } from '../../server/store/vintages.js';
import { addExampleSeries, at } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { useApi } from '../support/useApi.js';

const dayMs = 24 * 60 * 60 * 1000;

/** Prepares the series of a database. Stops after 500 of them. */
function prepare(db: Knex, stopping = new AbortController()): Promise<number> {
  return prepareSeries({ db, today: '2026-11-21', stopping: stopping.signal, reportProgress: () => stopping.abort() });
}

/** Lists the paths of details of one series in `step`, among those that `prepare` prepares. */
async function listPaths(db: Knex, step: number): Promise<string[]> {
  const series = db('series').join('indicators', 'indicators.id', 'series.indicator_id').orderBy('series.id');
  const rows: { slug: string; country: string }[] = await series.select('slug', 'country');
  return rows
    .filter((_, index) => index < 500 && index % step === 0)
    .map(({ slug, country }) => `/api/indicators/${slug}?country=${country}`);
}

describe('prepared series', () => {
  const getPlain = useApi();
  const getPrepared = useApi();
  beforeAll(async () => expect(await prepare(getPrepared().db)).toBe(500));

  it('have the same details as others, today and later', async () => {
    const paths = await listPaths(getPlain().db, 25);
    for (const days of [0, 400]) {
      for (const { clock } of [getPlain(), getPrepared()]) clock.advance(days * dayMs);
      for (const path of paths) {
        const { body: expected } = await getPlain().get(path).expect(200);
        expect((await getPrepared().get(path).expect(200)).body).toEqual(expected);
      }
    }
  });

  it('are not assessed again by a request', async () => {
    const { db, get } = getPrepared();
    const [path = ''] = await listPaths(db, 1);
    const { seriesId, assessment } = await db('prepared_series')
      .whereNotNull('assessment')
      .orderBy('series_id')
      .first({ seriesId: 'series_id', assessment: 'assessment' });
    const marked = JSON.parse(assessment);
    marked.coverage.observationCount = 123_456;
    await db('prepared_series')
      .where({ series_id: seriesId })
      .update({ assessment: JSON.stringify(marked) });
    getPrepared().clock.advance(dayMs);
    expect((await get(path).expect(200)).body.metadata.observationCount).toBe(123_456);
  });
});

function runJob(db: Knex) {
  const context = { db, now: () => new Date(at), stopping: new AbortController().signal } as ScheduledJobContext;
  return prepareReads.run(context, () => undefined);
}

forEachDatabase((openFresh) => {
  const write = (db: Knex, id: number, count: number, first: number) => {
    const observations = Array.from({ length: count }, (_, index) => ({
      date: new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10),
      value: index % 50 === 0 ? null : first + index,
    }));
    return writeVintages(db, id, [{ date: `2020-0${first}-10`, unit: 'Percent', kind: 'native', observations }], at);
  };
  const readState = async (db: Knex, id: number) => ({
    id,
    version: (await db('series').where({ id }).first('version')).version,
  });

  it('keep the values of long series, until they change', async () => {
    const db = await openFresh();
    const [long, short] = (await addExampleSeries(db, 2)).map(({ id }) => id) as [number, number];
    await write(db, long, 900, 1);
    await write(db, long, 950, 2);
    await write(db, short, 20, 1);
    const before = await readSeriesColumns(db, await readState(db, long), 10_000);
    expect(await prepare(db)).toBe(2);
    expect(await readPreparedColumns(db, await readState(db, long))).toEqual(before);
    expect(await readSeriesColumns(db, await readState(db, long), 10_000)).toEqual(before);
    expect(await readSeriesColumns(db, await readState(db, long), 1_000)).toBe('too_long');
    expect(await readPreparedColumns(db, await readState(db, short))).toBeUndefined();
    const old = await readState(db, long);
    await write(db, long, 960, 3);
    await expect(readPreparedColumns(db, old)).rejects.toThrow('has changed');
    expect(await readPreparedColumns(db, await readState(db, long))).toBeUndefined();
    expect(await runJob(db)).toEqual({ releases: 1, series: 1, searchParts: 0 });
    expect(await runJob(db)).toEqual({ releases: 0, series: 0, searchParts: 0 });
  });

  it('go with their series, and are left to the next run by a process that stops', async () => {
    const db = await openFresh();
    const ids = (await addExampleSeries(db, 2)).map(({ id }) => id);
    for (const id of ids) await write(db, id, 20, 1);
    const stopped = new AbortController();
    stopped.abort();
    expect(await prepare(db, stopped)).toBe(0);
    expect(await prepare(db)).toBe(2);
    await changeLibrary(
      db,
      at,
      (trx) => deleteSeries(trx, [ids[0] ?? 0]),
      () => true,
    );
    expect(await db('prepared_series').pluck('series_id')).toEqual([ids[1]]);
  });
});
