import fc from 'fast-check';
import { mergeVintages, type Vintage } from '../../server/series/vintageHistory.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { buildChains, diffHistories } from '../../server/store/historyDifference.js';
import { listObservations, listRevisions } from '../../server/store/observations.js';
import { findLatestVintageDay } from '../../server/store/releaseVintages.js';
import { listSeries, listSeriesByIds } from '../../server/store/series.js';
import { listVintagesInRanges } from '../../server/store/vintageReads.js';
import {
  listVintages,
  readHistory,
  readHistoryEnd,
  type StoredHistory,
  writeVintages,
  writeVintageUpdates,
} from '../../server/store/vintages.js';
import { forEachDatabase, libraryVersion } from '../support/databases.js';
import { readParts } from '../support/readParts.js';
import { readState } from '../support/readState.js';
import { countCases } from '../support/thorough.js';
import { computeKnownOn, queryDays, selectCurrent, vintageWrites } from '../support/vintageSequences.js';
import { addExampleSeries, at } from './exampleCatalogue.js';

const later = '2026-11-22T09:00:00Z';

function createVintage(date: string, values: (number | null)[], unit = 'Percent'): Vintage {
  const observations = values.map((value, index) => ({ date: `2020-0${index + 1}-01`, value }));
  return { date, unit, kind: 'native', observations };
}

function getNextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

forEachDatabase((openFresh) => {
  it('returns the same values for any day as full snapshots, in intervals without overlaps or gaps', async () => {
    const db = await openFresh();
    const sequences = fc.sample(vintageWrites, { numRuns: countCases(40), seed: 20_261_121 });
    const series = await addExampleSeries(db, sequences.length);
    for (const [index, written] of sequences.entries()) {
      const id = series[index]?.id ?? 0;
      for (const one of written) await writeVintages(db, id, [one], at);
      for (const day of queryDays) {
        const known = [...computeKnownOn(day, selectCurrent(written))].sort(([a], [b]) => (a < b ? -1 : 1));
        const expected = known.map(([date, { value, revision }]) => ({ date, value, revised: revision > 0 }));
        expect(await listObservations(db, await readState(db, id), { order: 'asc', asOf: day })).toEqual(expected);
      }
      const intervals = await listRevisions(db, await readState(db, id), {});
      intervals.forEach((interval, position) => {
        const next = intervals[position + 1];
        if (next?.date !== interval.date) expect(interval.realtimeEnd).toBeNull();
        else expect(next.realtimeStart).toBe(getNextDay(interval.realtimeEnd ?? ''));
      });
    }
  });

  it('increases the version of a series with each write that changes its history, and with no other', async () => {
    const db = await openFresh();
    const sequences = fc.sample(vintageWrites, { numRuns: countCases(40), seed: 20_261_122 });
    const series = await addExampleSeries(db, sequences.length);
    const readHistory = async (id: number) => {
      const [row] = await listSeriesByIds(db, [id]);
      return {
        version: row?.version,
        history: [await listVintages(db, [id]), await listRevisions(db, await readState(db, id), {})],
      };
    };
    for (const [index, written] of sequences.entries()) {
      const id = series[index]?.id ?? 0;
      let before = await readHistory(id);
      for (const vintage of written) {
        await writeVintages(db, id, [vintage], at);
        const after = await readHistory(id);
        const isChanged = JSON.stringify(after.history) !== JSON.stringify(before.history);
        expect(after.version).toBe((before.version ?? 0) + (isChanged ? 1 : 0));
        before = after;
      }
    }
  });

  it('the end of a history is enough to change its latest vintage or to add a later one', async () => {
    const db = await openFresh();
    const sequences = fc.sample(vintageWrites, { numRuns: countCases(40), seed: 20_261_127 });
    const series = await addExampleSeries(db, sequences.length);
    for (const [index, written] of sequences.entries()) {
      const id = series[index]?.id ?? 0;
      await writeVintages(db, id, written.slice(1), at);
      const [whole, end] = [await readHistory(db, id), await readHistoryEnd(db, id)];
      expect(end.vintages).toEqual(whole.vintages.slice(-2));
      const latest = whole.vintages.at(-1)?.date;
      const observations = written[0]?.observations ?? [];
      for (const date of [latest, '2031-01-01'].filter((day) => day !== undefined)) {
        const vintage: Vintage = { date, unit: 'Percent', kind: 'snapshot', observations };
        const compute = ({ vintages, rows }: StoredHistory) => {
          const stored = { vintages, chains: buildChains(rows) };
          return readParts(diffHistories(stored, mergeVintages(stored, [vintage]), new Set([date]), later));
        };
        expect(compute(end)).toEqual(compute(whole));
      }
    }
  });

  it('changes nothing if the same vintages are written twice', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    const id = series?.id ?? 0;
    const vintages = [createVintage('2020-07-01', [1, null, 3]), createVintage('2020-08-01', [1, 2])];
    expect(await writeVintages(db, id, vintages, at)).toEqual({ written: 2, rows: 5 });
    const before = [
      await libraryVersion(db),
      await listRevisions(db, await readState(db, id), {}),
      await listVintages(db, [id]),
    ];
    expect(await writeVintages(db, id, vintages, later)).toEqual({ written: 0, rows: 0 });
    expect([
      await libraryVersion(db),
      await listRevisions(db, await readState(db, id), {}),
      await listVintages(db, [id]),
    ]).toEqual(before);
  });

  it('writes updates like the full vintages that they produce', async () => {
    const db = await openFresh();
    const [one, other] = await addExampleSeries(db, 2);
    const [id, otherId] = [one?.id ?? 0, other?.id ?? 0];
    const changed = (number: number) => [{ date: '2020-01-01', value: number }];
    const first = createVintage('2020-07-01', [1, 2]);
    await writeVintages(db, id, [first, createVintage('2020-08-01', [3, 2]), createVintage('2020-09-01', [4, 2])], at);
    await writeVintages(db, otherId, [first], at);
    const updates = [
      { date: '2020-08-01', unit: first.unit, changed: changed(3) },
      { date: '2020-09-01', unit: first.unit, changed: changed(4) },
    ];
    expect(await writeVintageUpdates(db, otherId, updates, at)).toEqual({ written: 3, rows: 3 });
    expect(await listRevisions(db, await readState(db, otherId), {})).toEqual(
      await listRevisions(db, await readState(db, id), {}),
    );
    const known = await listVintages(db, [id]);
    expect(await listVintages(db, [otherId])).toEqual(known.map((stored) => ({ ...stored, seriesId: otherId })));
  });

  it('corrects a vintage in place and increments the library version if its values differ', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    const id = series?.id ?? 0;
    await writeVintages(db, id, [createVintage('2020-07-01', [1, 2])], at);
    const { version } = await libraryVersion(db);
    expect(await writeVintages(db, id, [createVintage('2020-07-01', [1, 5])], later)).toEqual({ written: 1, rows: 1 });
    expect(await libraryVersion(db)).toEqual({ version: version + 1, changedAt: later, isLoading: false });
    expect(await listRevisions(db, await readState(db, id), {})).toMatchObject([
      { value: 1 },
      { value: 5, revised: false, realtimeEnd: null },
    ]);
    expect(await listVintages(db, [id])).toMatchObject([{ ingestedAt: later }]);
  });

  it('splits intervals and renumbers revisions when an older vintage is added', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    const id = series?.id ?? 0;
    await writeVintages(db, id, [createVintage('2020-07-01', [1]), createVintage('2020-09-01', [1, 4])], at);
    await writeVintages(db, id, [createVintage('2020-08-01', [2])], later);
    expect(
      (await listRevisions(db, await readState(db, id), { end: '2020-01-01' })).map((row) => Object.values(row)),
    ).toEqual([
      ['2020-01-01', '2020-07-01', '2020-07-31', 1, false],
      ['2020-01-01', '2020-08-01', '2020-08-31', 2, true],
      ['2020-01-01', '2020-09-01', null, 1, true],
    ]);
    const vintages = await listVintages(db, [id]);
    expect(vintages.map(({ meanRevision, ingestedAt }) => [meanRevision, ingestedAt])).toEqual([
      [null, at],
      [1, later],
      [-1, at],
    ]);
  });

  it('stores the first and last date and the count of the latest vintage in the series', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    const id = series?.id ?? 0;
    await writeVintages(db, id, [createVintage('2020-09-01', [null, 2, 3, null])], at);
    await writeVintages(db, id, [createVintage('2020-07-01', [1, 2])], at);
    const described = { firstDate: '2020-02-01', lastDate: '2020-03-01', observationCount: 2 };
    expect(await listSeries(db)).toMatchObject([described]);
  });

  it('rolls back all writes if the database fails midway', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    const id = series?.id ?? 0;
    await writeVintages(db, id, [createVintage('2020-07-01', [1, 2])], at);
    const before = [
      await libraryVersion(db),
      await listRevisions(db, await readState(db, id), {}),
      await listSeries(db),
    ];
    // The vintage row is written after its values. The database rejects it because it has no kind.
    const broken = { ...createVintage('2020-08-01', [7, 8, 9]), kind: null } as unknown as Vintage;
    await expect(writeVintages(db, id, [broken], later)).rejects.toMatchObject({
      message: expect.stringMatching(/null/i),
    });
    expect([
      await libraryVersion(db),
      await listRevisions(db, await readState(db, id), {}),
      await listSeries(db),
    ]).toEqual(before);
  });

  it('keeps the other series of a transaction if one of them fails', async () => {
    const db = await openFresh();
    const [first, second] = await addExampleSeries(db, 2);
    await db.transaction(async (trx) => {
      await writeVintages(trx, first?.id ?? 0, [createVintage('2020-07-01', [1])], at);
      const bad = createVintage('2020-07-01', [Number.NaN]);
      await expect(writeVintages(trx, second?.id ?? 0, [bad], at)).rejects.toThrow(RangeError);
    });
    expect((await listVintages(db, [first?.id ?? 0, second?.id ?? 0])).map(({ seriesId }) => seriesId)).toEqual([
      first?.id,
    ]);
  });

  it('throws for an unknown series and for a malformed day', async () => {
    const db = await openFresh();
    await expect(writeVintages(db, 99, [createVintage('2020-07-01', [1])], at)).rejects.toThrow(
      'There is no series 99',
    );
    await expect(writeVintages(db, 99, [createVintage('2020-02-30', [1])], at)).rejects.toThrow(RangeError);
  });

  it('lists the vintages of series in a range of days, by series, oldest first', async () => {
    const db = await openFresh();
    const [one, other] = (await addExampleSeries(db, 3)).map(({ id }) => id);
    await writeVintages(
      db,
      one ?? 0,
      [createVintage('2020-08-01', [2], 'Index'), createVintage('2020-07-01', [1])],
      at,
    );
    await writeVintages(db, other ?? 0, [createVintage('2020-09-01', [3])], at);
    const list = (from: string, to: string) =>
      listVintagesInRanges(
        db,
        [one ?? 0, other ?? 0, 999].map((seriesId) => ({ seriesId, from, to })),
      );
    const all = await list('2020-07-01', '2020-09-01');
    expect(all.map(({ seriesId, date }) => [seriesId, date])).toEqual([
      [one, '2020-07-01'],
      [one, '2020-08-01'],
      [other, '2020-09-01'],
    ]);
    expect(all[1]).toMatchObject({ unit: 'Index', rebaseFactor: 2 });
    expect(await list('2020-07-02', '2020-08-31')).toEqual([all[1]]);
  });

  it('finds the latest vintage day on or before a day, and none before the first', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    await writeVintages(db, series?.id ?? 0, [createVintage('2020-07-01', [1]), createVintage('2020-08-01', [2])], at);
    expect(await findLatestVintageDay(db, '2020-06-30')).toBeNull();
    expect(await findLatestVintageDay(db, '2020-07-31')).toBe('2020-07-01');
    expect(await findLatestVintageDay(db, '2030-01-01')).toBe('2020-08-01');
  });
});

it('lets other requests run after each 4,000 rows that it writes to SQLite', async () => {
  const db = openDatabase('sqlite::memory:');
  await migrate(db);
  const [series] = await addExampleSeries(db);
  const observations = Array.from({ length: 40_000 }, (_, index) => {
    return { date: new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10), value: index };
  });
  let [turnCount, isWriting] = [0, true];
  const countTurns = () => {
    turnCount += 1;
    if (isWriting) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  await writeVintages(db, series?.id ?? 0, [{ date: '2020-07-01', unit: 'Percent', kind: 'native', observations }], at);
  isWriting = false;
  await db.destroy();
  expect(turnCount).toBeGreaterThanOrEqual(10);
});
