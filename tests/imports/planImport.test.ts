import { ImportRefusal } from '../../server/imports/importRefusal.js';
import type { KnownSeries } from '../../server/imports/knownSeries.js';
import { planImport } from '../../server/imports/planImport.js';
import type { ProviderSeries } from '../../server/providers/provider.js';
import { createProviderSeries, toMonthlyObservations } from './exampleSeries.js';

const today = '2026-11-21';
type Source = Parameters<typeof planImport>[2];

const unscaledSource: Source = {
  provider: 'bls',
  providerSeriesId: 'SERIES',
  factor: 1,
  significantDigits: null,
  providerUnit: 'Index 2017=100',
  changedAt: null,
  outcome: null,
};
const rising = [100, 101, 103, 102, 104, 107, 106, 108, 110, 113];

function createKnownSeries(values: (number | null)[] = rising, overrides: Partial<KnownSeries> = {}): KnownSeries {
  const entries = toMonthlyObservations(values).map(({ date, value }) => [date, value] as const);
  return {
    frequency: 'monthly',
    unit: 'Index 2017=100',
    latestValues: new Map(entries),
    latestVintageDate: '2026-10-10',
    ...overrides,
  };
}

function createPlan(fetched: Partial<ProviderSeries>, before = createKnownSeries(), source: Partial<Source> = {}) {
  const plan = planImport(before, createProviderSeries(fetched), { ...unscaledSource, ...source }, today);
  const vintages = Array.from(plan.states(), ({ date, unit, values }) => ({
    date,
    unit,
    values: [...values.values()],
  }));
  return { ...plan, vintages };
}

function findRefusal(fetched: Partial<ProviderSeries>, before = createKnownSeries(), source: Partial<Source> = {}) {
  try {
    createPlan(fetched, before, source);
  } catch (thrown) {
    if (thrown instanceof ImportRefusal) return thrown.kind;
    throw thrown;
  }
  return undefined;
}

const scale = (factor: number) => rising.map((value) => Number((value * factor).toPrecision(6)));

describe('the plan of an import', () => {
  it('is empty if nothing has changed', () => {
    expect(createPlan({ observations: toMonthlyObservations(rising) })).toMatchObject({
      days: [],
      kept: 0,
      vintages: [],
    });
  });

  it('has one vintage, of today, with new and revised values', () => {
    const plan = createPlan({ observations: toMonthlyObservations([...rising.slice(0, 9), 112.5, 114]) });
    expect(plan).toMatchObject({ days: [today], change: { added: 1, revised: 1, withdrawn: 0, rebaseFactor: null } });
    expect(plan.vintages[0]?.values).toEqual([...rising.slice(0, 9), 112.5, 114]);
  });

  it('keeps dates that the provider no longer returns', () => {
    expect(createPlan({ observations: toMonthlyObservations(rising).slice(4) })).toMatchObject({ days: [], kept: 4 });
    const plan = createPlan({ observations: toMonthlyObservations([...rising, 120]).slice(8) });
    expect(plan).toMatchObject({ days: [today], kept: 8, change: { added: 1, withdrawn: 0 } });
    expect(plan.vintages[0]?.values).toEqual([...rising, 120]);
  });

  it('withdraws values that the provider now reports as missing', () => {
    const plan = createPlan({ observations: toMonthlyObservations([null, ...rising.slice(1)]) });
    expect(plan.change).toMatchObject({ withdrawn: 1, added: 0 });
  });

  it('detects a new base, announced or not, and removes values of the old base', () => {
    const result = createPlan({ unit: 'Index 2022=100', observations: toMonthlyObservations(scale(0.8)).slice(2) });
    expect(result).toMatchObject({
      unit: 'Index 2022=100',
      kept: 0,
      change: { rebaseFactor: 0.8, revised: 0, withdrawn: 2 },
    });
    expect(result.vintages[0]?.values.slice(0, 3)).toEqual([null, null, 82.4]);
    const unannounced = createPlan({ observations: toMonthlyObservations(scale(0.8)).slice(2) });
    expect(unannounced).toMatchObject({ kept: 0, change: { rebaseFactor: 0.8, revised: 0, withdrawn: 2 } });
  });

  it('converts the values of a mapped source to the unit and precision of the series before it compares them', () => {
    const before = createKnownSeries([24408, 24500.1], { unit: 'Billions of chained 2017 dollars' });
    const source = { factor: 1e-9, significantDigits: 6, providerUnit: null };
    const same = { unit: 'Chained 2017 dollars', observations: toMonthlyObservations([24408023e6, 24500096e6]) };
    expect(createPlan(same, before, source).days).toEqual([]);
    const rebased = { unit: 'Chained 2022 dollars', observations: toMonthlyObservations([30000e9, 30113.2e9]) };
    expect(createPlan(rebased, before, { ...source, providerUnit: 'Chained 2017 dollars' }).unit).toBe(
      'Billions of chained 2022 dollars',
    );
  });

  it('has the vintages of the provider from the latest stored one on', () => {
    const changed = (values: (number | null)[], start?: string) => toMonthlyObservations(values, start);
    const vintages = [
      { date: '2026-09-15', unit: 'Index 2017=100', changed: changed(rising.slice(0, 9)) },
      { date: '2026-10-01', unit: 'Index 2017=100', changed: changed([113], '2025-10-01') },
      { date: '2026-10-20', unit: 'Index 2017=100', changed: changed([114], '2025-11-01') },
      { date: '2026-11-20', unit: 'Index 2017=100', changed: changed([113.5, 115], '2025-11-01') },
    ];
    const observations = toMonthlyObservations([...rising, 113.5, 115]);
    const plan = createPlan({ vintages, observations });
    expect(plan.vintages).toEqual([
      { date: '2026-10-20', unit: 'Index 2017=100', values: [...rising, 114] },
      { date: '2026-11-20', unit: 'Index 2017=100', values: [...rising, 113.5, 115] },
    ]);
    const first = createPlan({ vintages, observations }, createKnownSeries([], { latestVintageDate: null }));
    expect(first.days).toEqual(['2026-09-15', '2026-10-01', '2026-10-20', '2026-11-20']);
    const snapshots = createPlan({ vintages, observations, vintageKind: 'snapshot' });
    expect([plan.kind, snapshots.kind, snapshots.days]).toEqual(['native', 'snapshot', ['2026-10-20', '2026-11-20']]);
  });

  it('is refused for a first import of values that move together with those of the series but differ from them', () => {
    const shifted = { observations: toMonthlyObservations(rising.map((value) => value + 4)) };
    expect(findRefusal(shifted)).toBe('other_series');
    expect(findRefusal(shifted, undefined, { changedAt: '2026-10-10T12:00:00.000Z' })).toBeUndefined();
    expect(findRefusal(shifted, undefined, { outcome: 'unchanged' })).toBeUndefined();
  });

  it('accepts a first import with revisions, rounding, a new base, or few dates', () => {
    const revised = rising.map((value, index) => (index < 4 ? value : value + 2));
    expect(
      findRefusal({ observations: toMonthlyObservations([...revised.slice(0, 5), ...rising.slice(5)]) }),
    ).toBeUndefined();
    const level = [5000, 5000, 5000, 5001, 5000, 5000, 5000, 5000];
    const rounded = { observations: toMonthlyObservations(level.map((value) => value + 1)) };
    expect(findRefusal(rounded, createKnownSeries(level))).toBeUndefined();
    expect(findRefusal({ observations: toMonthlyObservations(scale(1.2)) })).toBeUndefined();
    const short = { observations: toMonthlyObservations(rising.slice(0, 7).map((value) => value + 4)) };
    expect(findRefusal(short)).toBeUndefined();
  });

  it('is refused for a first import in another unit than the catalogue states', () => {
    const same = { observations: toMonthlyObservations(rising) };
    expect(findRefusal({ ...same, unit: 'Index 2022=100' }, undefined, { providerUnit: 'Percent' })).toBe(
      'unit_changed',
    );
    expect(
      findRefusal({ ...same, unit: 'Percent' }, createKnownSeries(rising, { unit: 'Percent' }), {
        providerUnit: 'Percent',
      }),
    ).toBeUndefined();
  });

  it.each([
    ['of another magnitude', { observations: toMonthlyObservations(scale(1000)) }, 'other_magnitude'],
    ['of the opposite sign', { observations: toMonthlyObservations(scale(-1)) }, 'other_magnitude'],
    ['with a low correlation', { observations: toMonthlyObservations([...rising].reverse()) }, 'other_series'],
    ['of another frequency', { frequency: 'quarterly' }, 'frequency_differs'],
    ['without a date in common', { observations: toMonthlyObservations(rising, '2024-01-01') }, 'nothing_in_common'],
    ['that are all missing', { observations: toMonthlyObservations([null, null]) }, 'no_values'],
    [
      'of which most are missing',
      { observations: toMonthlyObservations([100, null, null, null, null, null, null]) },
      'too_little',
    ],
  ] as [string, Partial<ProviderSeries>, string][])('refuses values %s', (_, fetched, kind) => {
    expect(findRefusal(fetched)).toBe(kind);
  });

  it('refuses values in another unit', () => {
    const known = createKnownSeries(rising, { unit: 'Index of something' });
    expect(findRefusal({ unit: 'Bushels', observations: toMonthlyObservations(rising) }, known)).toBe('unit_changed');
  });

  it('refuses a vintage in the future, and a vintage before the latest one', () => {
    const vintages = [{ date: '2026-11-22', unit: 'Index 2017=100', changed: toMonthlyObservations(rising) }];
    expect(findRefusal({ vintages, observations: toMonthlyObservations(rising) })).toBe('future_vintage');
    const ahead = createKnownSeries(rising, { latestVintageDate: '2026-11-25' });
    expect(findRefusal({ observations: toMonthlyObservations([...rising, 114]) }, ahead)).toBe('clock_behind');
    expect(createPlan({ observations: toMonthlyObservations(rising) }, ahead).days).toEqual([]);
  });
});
