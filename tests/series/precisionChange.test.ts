import { appendVintageUpdates, mergeVintages, type VintageHistory } from '../../server/series/vintageHistory.js';

const months = Array.from(
  { length: 24 },
  (_, index) => `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`,
);
const empty: VintageHistory = { vintages: [], chains: new Map() };
const fine = months.map((date, index) => ({ date, value: 100 + index * 1.003 + 0.041 }));
const coarse = fine.map(({ date, value }) => ({ date, value: Math.round(value * 10) / 10 }));

function merge(before: typeof fine, after: typeof fine, units = { before: 'Index', after: 'Index' }) {
  return mergeVintages(empty, [
    { date: '2020-01-01', unit: units.before, kind: 'snapshot', observations: before },
    { date: '2021-01-01', unit: units.after, kind: 'snapshot', observations: after },
  ]);
}

describe('a vintage with another precision', () => {
  it.each([
    ['more', coarse, fine],
    ['fewer', fine, coarse],
  ])('that has %s decimals revises nothing that rounding explains', (_, before, after) => {
    const { vintages, chains } = merge(before, after);
    expect(vintages[1]).toMatchObject({ revised: 0, rebaseFactor: null });
    expect(chains.get('2000-02-01')).toHaveLength(2);
    expect(chains.get('2000-02-01')?.at(-1)?.revision).toBe(0);
  });

  it('revises a value that differs by more than half a unit of the coarser vintage', () => {
    const after = fine.map(({ date, value }, index) => ({ date, value: index === 5 ? value + 0.2 : value }));
    expect(merge(coarse, after).vintages[1]).toMatchObject({ revised: 1 });
  });

  it('compares updates by their changed values as complete vintages', () => {
    const first = mergeVintages(empty, [
      {
        date: '2020-01-01',
        unit: 'Index',
        kind: 'snapshot',
        observations: [...coarse, { date: '2002-01-01', value: 7 }],
      },
    ]);
    const { vintages } = appendVintageUpdates(first, [{ date: '2021-01-01', unit: 'Index', changed: fine }]);
    expect(vintages[1]).toMatchObject({ revised: 0 });
  });

  it('with the same precision counts every change as a revision, however small', () => {
    const after = coarse.map(({ date, value }) => ({ date, value: Math.round((value + 0.1) * 10) / 10 }));
    expect(merge(coarse, after.slice(0, 23).concat(coarse.slice(23))).vintages[1]).toMatchObject({ revised: 23 });
  });
});

it('a vintage with another definition revises nothing', () => {
  const after = fine.map(({ date, value }) => ({ date, value: value * 1.5 + 3 }));
  const units = { before: 'Billions of dollars (definition: without savings deposits)', after: 'Billions of dollars' };
  expect(merge(fine, after, units).vintages[1]).toMatchObject({ revised: 0 });
  expect(merge(fine, after).vintages[1]).toMatchObject({ revised: 24 });
});
