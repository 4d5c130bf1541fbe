import { computeOverlap, type OriginOptions } from '../../server/backtests/origin.js';
import { planPseudoOrigins, planRealTimeOrigins } from '../../server/backtests/planOrigins.js';
import { RevisionHistory } from '../../server/backtests/revisionHistory.js';
import { mergeVintages, type Vintage } from '../../server/series/vintageHistory.js';
import type { StoredRevision } from '../../server/store/observations.js';

const annual: OriginOptions = {
  ...{ frequency: 'annual', period: 1, horizon: 2, maxOrigins: 20, window: null, from: null, to: null },
};

/** Creates a vintage of annual values from 2000. */
function createVintage(date: string, values: (number | null)[], unit = 'Index'): Vintage {
  const observations = values.map((value, index) => ({ date: `${2000 + index}-01-01`, value }));
  return { date, unit, kind: 'native', observations };
}

/** Creates the revision history that the store returns for these vintages. */
function createHistory(...vintages: Vintage[]): RevisionHistory {
  const merged = mergeVintages({ vintages: [], chains: new Map() }, vintages);
  const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  const rows = [...merged.chains].sort().flatMap(([date, chain]) =>
    chain.map(({ from, value, revision }, index): StoredRevision => {
      const next = chain[index + 1];
      return {
        date,
        value,
        revised: revision > 0,
        realtimeStart: from,
        realtimeEnd: next ? dayBefore(next.from) : null,
      };
    }),
  );
  return new RevisionHistory(merged.vintages, rows);
}

const createRange = (count: number, factor = 1) => Array.from({ length: count }, (_, index) => factor * (index + 1));

it('places a real-time origin at each vintage with a new period, enough earlier values and a later period', () => {
  const history = createHistory(
    createVintage('2009-06-01', createRange(9)),
    createVintage('2010-06-01', createRange(10)),
    // A revision without a new period.
    createVintage('2010-09-01', [...createRange(9), 10.5]),
    createVintage('2011-06-01', createRange(11)),
    createVintage('2012-06-01', createRange(12)),
  );
  const origins = planRealTimeOrigins(history, annual);
  expect(origins.map(({ vintage, lastDate }) => [vintage, lastDate])).toEqual([
    ['2010-06-01', '2009-01-01'],
    ['2011-06-01', '2010-01-01'],
  ]);
  expect(origins[0]?.training.at(-1)).toEqual({ date: '2009-01-01', value: 10 });
  expect(origins[1]?.targets).toEqual([
    { step: 1, date: '2011-01-01', first: { value: 12, vintage: '2012-06-01' }, latest: 12 },
    { step: 2, date: '2012-01-01', first: null, latest: null },
  ]);
});

it('uses no value that was published, revised or withdrawn after the origin', () => {
  const history = createHistory(
    createVintage('2010-06-01', createRange(10)),
    createVintage('2012-06-01', [...createRange(8), null, 99, 11, 12]),
  );
  const [origin] = planRealTimeOrigins(history, annual);
  expect(origin?.training.map(({ value }) => value)).toEqual(createRange(10));
  expect(history.latest.map(({ value }) => value)).toEqual([...createRange(8), 99, 11, 12]);
});

it('excludes projections of the source from training and actual values', () => {
  const history = createHistory(
    createVintage('2010-06-01', createRange(15)),
    createVintage('2012-06-01', [...createRange(11), 50, 51, 52, 53]),
  );
  const [origin] = planRealTimeOrigins(history, annual);
  expect(origin?.lastDate).toBe('2010-01-01');
  expect(origin?.targets.map(({ date, latest }) => [date, latest])).toEqual([
    ['2011-01-01', 50],
    ['2012-01-01', 51],
  ]);
  expect(history.getLatest('2013-01-01')).toBeNull();
});

it('converts values of another base by the ratio of both vintages over the last known values', () => {
  // The base changes, and recent values are revised up by 10 %.
  const rebased = createRange(12, 2).map((value, index) => (index >= 8 ? value * 1.1 : value));
  const history = createHistory(
    createVintage('2010-06-01', createRange(10), 'Index 2000=1'),
    createVintage('2011-06-01', createRange(11), 'Index 2000=1'),
    createVintage('2012-06-01', rebased, 'Index 2000=2'),
  );
  const [first, second] = planRealTimeOrigins(history, annual);
  expect(first?.factor).toBeCloseTo(2.2, 12);
  // Published in the old base, converted to the new one.
  expect(first?.targets[0]?.first).toEqual({ value: expect.closeTo(11 * 2.2, 9), vintage: '2011-06-01' });
  expect(first?.targets[0]?.latest).toBeCloseTo(11 * 2.2, 9);
  expect(second?.unit).toBe('Index 2000=1');
});

it('places pseudo origins where a full horizon follows, and limits training values to the window', () => {
  const history = createHistory(createVintage('2015-06-01', createRange(15)));
  expect(planRealTimeOrigins(history, annual)).toEqual([]);
  const origins = planPseudoOrigins(history, { ...annual, window: 4 });
  expect(origins.map(({ lastDate }) => lastDate)).toEqual(['2009-01-01', '2010-01-01', '2011-01-01', '2012-01-01']);
  expect(origins[0]?.training.map(({ value }) => value)).toEqual([7, 8, 9, 10]);
  expect(origins[0]?.targets.map(({ latest }) => latest)).toEqual([11, 12]);
});

it('counts consecutive origins whose forecasts cover a common period', () => {
  const history = createHistory(createVintage('2030-06-01', createRange(30)));
  const origins = planPseudoOrigins(history, { ...annual, horizon: 6 });
  const everyThird = origins.filter((_, index) => index % 3 === 0);
  const overlap = (list: typeof origins, stepsAhead: number) => computeOverlap(list, history, 'annual', stepsAhead);
  expect([1, 2, 6].map((stepsAhead) => overlap(origins, stepsAhead))).toEqual([1, 2, 6]);
  expect([1, 3, 4, 6].map((stepsAhead) => overlap(everyThird, stepsAhead))).toEqual([1, 1, 2, 2]);
  expect(overlap([], 4)).toBe(1);
});
