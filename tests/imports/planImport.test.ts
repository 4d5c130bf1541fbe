import { ImportRefusal } from '../../server/imports/importRefusal.js';
import { type KnownSeries, planImport } from '../../server/imports/planImport.js';
import type { ProviderSeries } from '../../server/providers/provider.js';
import { answered, monthsOf } from './exampleSeries.js';

const today = '2026-11-21';
type Source = Parameters<typeof planImport>[2];

const asItIs: Source = { provider: 'bls', factor: 1, significantDigits: null, providerUnit: 'Index 2017=100' };
const rising = [100, 101, 103, 102, 104, 107, 106, 108, 110, 113];

function known(values: (number | null)[] = rising, own: Partial<KnownSeries> = {}): KnownSeries {
  const entries = monthsOf(values).map(({ date, value }) => [date, value] as const);
  return { frequency: 'monthly', unit: 'Index 2017=100', values: new Map(entries), vintage: '2026-10-10', ...own };
}

function plan(fetched: Partial<ProviderSeries>, before = known(), source: Partial<Source> = {}) {
  const made = planImport(before, answered(fetched), { ...asItIs, ...source }, today);
  const vintages = Array.from(made.states(), ({ date, unit, values }) => ({
    date,
    unit,
    values: [...values.values()],
  }));
  return { ...made, vintages };
}

function refusalOf(fetched: Partial<ProviderSeries>, before = known(), source: Partial<Source> = {}) {
  try {
    plan(fetched, before, source);
  } catch (thrown) {
    if (thrown instanceof ImportRefusal) return thrown.kind;
    throw thrown;
  }
  return undefined;
}

const times = (factor: number) => rising.map((value) => Number((value * factor).toPrecision(6)));

describe('the plan of an import', () => {
  it('is empty where nothing has changed', () => {
    expect(plan({ observations: monthsOf(rising) })).toMatchObject({ days: [], kept: 0, vintages: [] });
  });

  it('has one vintage, of today, with what is new and what is revised', () => {
    const made = plan({ observations: monthsOf([...rising.slice(0, 9), 112.5, 114]) });
    expect(made).toMatchObject({ days: [today], change: { added: 1, revised: 1, withdrawn: 0, rebaseFactor: null } });
    expect(made.vintages[0]?.values).toEqual([...rising.slice(0, 9), 112.5, 114]);
  });

  it('keeps the dates of a history that a provider suddenly answers less of', () => {
    expect(plan({ observations: monthsOf(rising).slice(4) })).toMatchObject({ days: [], kept: 4 });
    const made = plan({ observations: monthsOf([...rising, 120]).slice(8) });
    expect(made).toMatchObject({ days: [today], kept: 8, change: { added: 1, withdrawn: 0 } });
    expect(made.vintages[0]?.values).toEqual([...rising, 120]);
  });

  it('withdraws what the provider says is missing now', () => {
    const made = plan({ observations: monthsOf([null, ...rising.slice(1)]) });
    expect(made.change).toMatchObject({ withdrawn: 1, added: 0 });
  });

  it('takes a new base for one, told or not, and lets nothing of the old base stand beside it', () => {
    const told = plan({ unit: 'Index 2022=100', observations: monthsOf(times(0.8)).slice(2) });
    expect(told).toMatchObject({
      unit: 'Index 2022=100',
      kept: 0,
      change: { rebaseFactor: 0.8, revised: 0, withdrawn: 2 },
    });
    expect(told.vintages[0]?.values.slice(0, 3)).toEqual([null, null, 82.4]);
    const untold = plan({ observations: monthsOf(times(0.8)).slice(2) });
    expect(untold).toMatchObject({ kept: 0, change: { rebaseFactor: 0.8, revised: 0, withdrawn: 2 } });
  });

  it('brings the values of a mapped source to our unit and precision before it compares them', () => {
    const before = known([24408, 24500.1], { unit: 'Billions of chained 2017 dollars' });
    const source = { factor: 1e-9, significantDigits: 6, providerUnit: null };
    const same = { unit: 'Chained 2017 dollars', observations: monthsOf([24408023e6, 24500096e6]) };
    expect(plan(same, before, source).days).toEqual([]);
    const rebased = { unit: 'Chained 2022 dollars', observations: monthsOf([30000e9, 30113.2e9]) };
    expect(plan(rebased, before, { ...source, providerUnit: 'Chained 2017 dollars' }).unit).toBe(
      'Billions of chained 2022 dollars',
    );
  });

  it('takes from a provider that keeps earlier states those from our latest vintage on', () => {
    const changed = (values: (number | null)[], start?: string) => monthsOf(values, start);
    const vintages = [
      { date: '2026-09-15', unit: 'Index 2017=100', changed: changed(rising.slice(0, 9)) },
      { date: '2026-10-01', unit: 'Index 2017=100', changed: changed([113], '2025-10-01') },
      { date: '2026-10-20', unit: 'Index 2017=100', changed: changed([114], '2025-11-01') },
      { date: '2026-11-20', unit: 'Index 2017=100', changed: changed([113.5, 115], '2025-11-01') },
    ];
    const observations = monthsOf([...rising, 113.5, 115]);
    const made = plan({ vintages, observations });
    expect(made.vintages).toEqual([
      { date: '2026-10-20', unit: 'Index 2017=100', values: [...rising, 114] },
      { date: '2026-11-20', unit: 'Index 2017=100', values: [...rising, 113.5, 115] },
    ]);
    const anew = plan({ vintages, observations }, known([], { vintage: null }));
    expect(anew.days).toEqual(['2026-09-15', '2026-10-01', '2026-10-20', '2026-11-20']);
  });

  it.each([
    ['of another magnitude', { observations: monthsOf(times(1000)) }, 'other_magnitude'],
    ['of the opposite sign', { observations: monthsOf(times(-1)) }, 'other_magnitude'],
    ['that move otherwise', { observations: monthsOf([...rising].reverse()) }, 'other_series'],
    ['of another frequency', { frequency: 'quarterly' }, 'frequency_differs'],
    ['without a date in common', { observations: monthsOf(rising, '2027-01-01') }, 'nothing_in_common'],
    ['without a number', { observations: monthsOf([null, null]) }, 'no_values'],
    ['most of which are gone', { observations: monthsOf([100, null, null, null, null, null, null]) }, 'too_little'],
  ] as [string, Partial<ProviderSeries>, string][])('refuses values %s', (_, fetched, kind) => {
    expect(refusalOf(fetched)).toBe(kind);
  });

  it('refuses values in a unit that cannot be put into our words', () => {
    const ours = known(rising, { unit: 'Index of something' });
    expect(refusalOf({ unit: 'Bushels', observations: monthsOf(rising) }, ours)).toBe('unit_unknown');
  });

  it('refuses a vintage of a day still to come, and to write before the latest vintage', () => {
    const vintages = [{ date: '2026-11-22', unit: 'Index 2017=100', changed: monthsOf(rising) }];
    expect(refusalOf({ vintages, observations: monthsOf(rising) })).toBe('future_vintage');
    const ahead = known(rising, { vintage: '2026-11-25' });
    expect(refusalOf({ observations: monthsOf([...rising, 114]) }, ahead)).toBe('clock_behind');
    expect(plan({ observations: monthsOf(rising) }, ahead).days).toEqual([]);
  });
});
