import { ImportRefusal } from '../../server/imports/importRefusal.js';
import type { KnownSeries } from '../../server/imports/knownSeries.js';
import { planImport } from '../../server/imports/planImport.js';
import type { ProviderSeries } from '../../server/providers/provider.js';
import { createProviderSeries, toMonthlyObservations } from './exampleSeries.js';

const today = '2026-11-21';
type Source = Parameters<typeof planImport>[2];

const source: Source = {
  provider: 'worldbank',
  providerSeriesId: 'NY.GDP.MKTP.CD/USA',
  factor: 1,
  significantDigits: null,
  providerUnit: 'Persons',
  changedAt: '2026-10-10T12:00:00.000Z',
  outcome: 'changed',
};
/** 22 months from January 2025: October 2026 is the last. */
const values = Array.from({ length: 22 }, (_, index) => 100 + index + (index % 3));
const months = toMonthlyObservations(values);

function createKnown(unit = 'Persons', observations = months): KnownSeries {
  const latestValues = new Map(observations.map(({ date, value }) => [date, value]));
  return { frequency: 'monthly', unit, latestValues, latestVintageDate: '2026-10-10' };
}

function plan(
  fetched: Partial<ProviderSeries>,
  changes: { known?: KnownSeries; source?: Partial<Source>; accepted?: string } = {},
) {
  const known = changes.known ?? createKnown(fetched.unit ?? 'Persons');
  const planned = planImport(
    known,
    createProviderSeries({ unit: 'Persons', ...fetched }),
    { ...source, providerUnit: known.unit, ...changes.source },
    today,
    changes.accepted,
  );
  const after = [...planned.states()].at(-1)?.values ?? known.latestValues;
  return { ...planned, after, reasons: planned.held.map(({ reason }) => reason) };
}

function findRefusal(run: () => unknown): ImportRefusal {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof ImportRefusal) return thrown;
    throw thrown;
  }
  throw new Error('The import was not refused.');
}

const scale = (factor: number) => months.map((one) => ({ ...one, value: (one.value ?? 0) * factor }));
const withLast = (value: number) => [...months.slice(0, -1), ...toMonthlyObservations([value], '2026-10-01')];

describe('values of periods that the source cannot know yet', () => {
  it.each(['2026-12-01', '2040-01-01', '9999-01-01'])('hold %s, and the other values are written', (date) => {
    const fetched = {
      observations: [...months, ...toMonthlyObservations([125], '2026-11-01'), ...toMonthlyObservations([130], date)],
    };
    const planned = plan(fetched);
    expect(planned).toMatchObject({ reasons: ['future_period'], change: { added: 1 } });
    expect(planned.held[0]?.values).toEqual([{ date, value: 130, previousValue: null }]);
    expect([planned.after.get(date), planned.after.get('2026-11-01')]).toEqual([undefined, 125]);
    expect(plan(fetched, { accepted: planned.held[0]?.digest ?? '' }).after.get(date)).toBe(130);
  });

  it('may be projections up to the horizon of an outlook', () => {
    const outlook = { provider: 'imf', providerSeriesId: 'IMF.RES,WEO/USA.NGDP_RPCH.A' };
    const project = (date: string) =>
      plan({ observations: [...months, ...toMonthlyObservations([125], date)] }, { source: outlook });
    expect(project('2031-01-01').reasons).toEqual([]);
    expect(project('2040-01-01').reasons).toEqual(['future_period']);
  });

  it('do not become a new series', () => {
    const empty: KnownSeries = { ...createKnown(), latestValues: new Map(), latestVintageDate: null };
    const future = { observations: toMonthlyObservations([1, 2], '2040-01-01') };
    expect(findRefusal(() => plan(future, { known: empty })).kind).toBe('no_values');
  });
});

describe('an implausible value', () => {
  it.each([
    ['ten times the one before', 1_230],
    ['a tenth of the one before', 12.3],
    ['of the opposite sign', -123 * 10],
  ])('%s is held until an operator accepts it', (_, value) => {
    const planned = plan({ observations: withLast(value) });
    expect(planned).toMatchObject({ reasons: ['implausible_value'], days: [] });
    expect(planned.held[0]).toMatchObject({
      count: 1,
      values: [{ date: '2026-10-01', value, previousValue: 121 + 2 - 2 }],
    });
    expect(plan({ observations: withLast(value) }, { accepted: planned.held[0]?.digest ?? '' })).toMatchObject({
      days: [today],
      held: [],
    });
  });

  it('does not hold back the values after it, nor a move that the series has made before', () => {
    const next = [...withLast(1_230), ...toMonthlyObservations([124], '2026-11-01')];
    expect(plan({ observations: next })).toMatchObject({
      reasons: ['implausible_value'],
      change: { added: 1, revised: 0 },
    });
    const jumpy = toMonthlyObservations(values.map((value, index) => (index % 6 === 0 ? value * 4 : value)));
    const jump = [...jumpy, ...toMonthlyObservations([900], '2026-11-01')];
    expect(plan({ observations: jump }, { known: createKnown('Persons', jumpy) }).reasons).toEqual([]);
  });

  it('of a series around zero is compared by its usual changes', () => {
    const rates = toMonthlyObservations(values.map((_, index) => (index % 2 === 0 ? 0.4 : -0.3)));
    const known = createKnown('Persons', rates);
    const withRate = (rate: number) => [...rates, ...toMonthlyObservations([rate], '2026-11-01')];
    expect(plan({ observations: withRate(-6) }, { known }).reasons).toEqual([]);
    expect(plan({ observations: withRate(30) }, { known }).reasons).toEqual(['implausible_value']);
  });
});

describe('a value that the provider no longer returns', () => {
  it('is withdrawn by a vintage of today, wherever it is in the range of the response', () => {
    for (const missing of ['2025-06-01', '2026-10-01']) {
      const planned = plan({ observations: months.filter(({ date }) => date !== missing) });
      expect(planned).toMatchObject({ days: [today], change: { withdrawn: 1 }, kept: 0 });
      expect(planned.after.get(missing)).toBeNull();
    }
  });

  it('stays if it is before the first date of the response', () => {
    expect(plan({ observations: months.slice(5) })).toMatchObject({ days: [], kept: 5 });
  });

  it('is held if many are missing at once, as after an outage', () => {
    const cut = { observations: months.slice(0, -5) };
    const planned = plan(cut);
    expect(planned).toMatchObject({ reasons: ['many_withdrawn'], days: [], kept: 5 });
    expect(plan(cut, { accepted: planned.held[0]?.digest ?? '' }).change.withdrawn).toBe(5);
  });

  it('of a provider with vintages is withdrawn too', () => {
    const vintages = [{ date: '2026-10-01', unit: 'Persons', changed: months.slice(0, -1) }];
    const planned = plan({ observations: months.slice(0, -1), vintages });
    expect(planned).toMatchObject({ days: [today], change: { withdrawn: 1 } });
  });
});

describe('values that are multiplied', () => {
  it.each([1.2, 3, 1000])('by %d in the same unit are held if the unit has no base', (factor) => {
    const refusal = findRefusal(() => plan({ observations: scale(factor) }));
    expect([refusal.kind, refusal.held?.reason]).toEqual(['other_magnitude', 'other_magnitude']);
    expect(plan({ observations: scale(factor) }, { accepted: refusal.held?.digest ?? '' }).days).toEqual([today]);
  });

  it('by 3 are a new base of an index or of constant prices', () => {
    for (const unit of ['Index 1982-84=100', 'Chained dollars', 'Millions of constant pesos']) {
      expect(plan({ unit, observations: scale(3) }).change).toMatchObject({ rebaseFactor: 3, revised: 0 });
    }
  });
});

describe('another unit', () => {
  it('is held although the values are equal, and the operator can accept it', () => {
    const known = createKnown('Percent');
    const refusal = findRefusal(() => plan({ unit: 'US dollars', observations: months }, { known }));
    expect([refusal.kind, refusal.held?.reason]).toEqual(['unit_changed', 'unit_changed']);
    expect(refusal.message).toContain("was 'Percent' and is now 'US dollars'");
    const accepted = refusal.held?.digest ?? '';
    expect(plan({ unit: 'US dollars', observations: months }, { known, accepted }).unit).toBe('US dollars');
  });

  it('is noticed in the first import too, if it contradicts the unit of the series', () => {
    const first = { source: { providerUnit: null, changedAt: null, outcome: null } };
    const fetch = (unit: string) => plan({ unit, observations: months }, { known: createKnown('Percent'), ...first });
    expect(findRefusal(() => fetch('US dollars')).kind).toBe('unit_changed');
    expect(fetch('% of GDP').days).toEqual([]);
  });

  it('is the same if only its spelling or its base year changes', () => {
    const unit = (name: string) =>
      plan({ unit: name, observations: months }, { known: createKnown('Percent, of GDP') }).unit;
    expect(unit('percent of GDP')).toBe('Percent, of GDP');
    const known = createKnown('Index 2017=100');
    expect(plan({ unit: 'Index 2022=100', observations: scale(0.8) }, { known }).unit).toBe('Index 2022=100');
  });
});
