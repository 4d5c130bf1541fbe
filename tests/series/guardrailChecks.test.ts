import fc from 'fast-check';
import {
  type Finding,
  type GuardrailContext,
  type GuardrailReport,
  runGuardrails,
} from '../../server/series/guardrails/index.js';
import type { Observation } from '../../server/series/observation.js';
import { addDays, addPeriods } from '../../server/series/periods.js';
import { contextOf, referenceRows } from './guardrailCases.js';

const air = referenceRows('airPassengers');
const gdp = referenceRows('usRealGdp');

function codesOf(report: GuardrailReport): string[] {
  return report.findings.map(({ code }) => code);
}

function found(context: GuardrailContext, code: string): Finding | undefined {
  return runGuardrails(context).findings.find((finding) => finding.code === code);
}

function withValue(rows: Observation[], date: string, change: (value: number) => number | null): Observation[] {
  return rows.map((row) => (row.date === date ? { date, value: change(row.value ?? 0) } : row));
}

function scaledFrom(rows: Observation[], date: string, factor: number): Observation[] {
  return rows.map((row) => (row.date >= date && row.value !== null ? { ...row, value: row.value * factor } : row));
}

/** Monday to Friday from 2023-01-02, with a slow wave. */
function businessDays(count: number): Observation[] {
  const days: Observation[] = [];
  for (let date = '2023-01-02'; days.length < count; date = addDays(date, 1)) {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push({ date, value: 100 + 3 * Math.sin(days.length / 9) });
  }
  return days;
}

describe('checks of the level', () => {
  it('give the same verdict on a series in any unit', () => {
    const spiked = withValue(scaledFrom(gdp, '1989-04-01', 100), '1970-01-01', (value) => value * 3);
    const quarterly = { frequency: 'quarterly', asOf: '2009-10-26' } as const;
    const expected = codesOf(runGuardrails(contextOf(spiked, quarterly)));
    expect(expected).toEqual(expect.arrayContaining(['UNIT_BREAK', 'OUTLIER']));
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (scale) => {
        expect(codesOf(runGuardrails(contextOf(scaledFrom(spiked, '', scale), quarterly)))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it.each([10, 100, 1000, 1e6, 1e-3])('find a change of unit by %d wherever it begins', (factor) => {
    for (const date of ['1950-06-01', '1953-02-01', '1957-11-01', '1960-07-01']) {
      const finding = found(contextOf(scaledFrom(air, date, factor)), 'UNIT_BREAK');
      expect(finding).toMatchObject({
        severity: 'error',
        from: date,
        evidence: { power: Math.round(Math.log10(factor)) },
      });
    }
  });

  it('tell a lasting shift from a crisis that recovers', () => {
    const quarterly = { frequency: 'quarterly', asOf: '2009-10-26' } as const;
    expect(found(contextOf(scaledFrom(gdp, '1983-01-01', 0.8), quarterly), 'LEVEL_SHIFT')).toMatchObject({
      from: '1983-01-01',
    });
    const crisis = gdp.map(({ date, value }, index) => ({
      date,
      value: (value ?? 0) * (1 - 0.2 * 0.8 ** Math.max(0, index - 100) * Number(index >= 100)),
    }));
    expect(found(contextOf(crisis, quarterly), 'LEVEL_SHIFT')).toBeUndefined();
  });

  it('find unadjusted values joined to adjusted ones away from the middle too', () => {
    const long = Array.from({ length: 360 }, (_, index) => ({
      date: addPeriods('1930-01-01', index, 'monthly'),
      value:
        100 *
        1.002 ** index *
        Math.exp(0.02 * Math.sin(index * index) + (index < 90 ? 0.15 * Math.sin((Math.PI * index) / 6) : 0)),
    }));
    expect(found(contextOf(long), 'SA_MIX')).toBeDefined();
    expect(found(contextOf(long.slice(90)), 'SA_MIX')).toBeUndefined();
  });
});

describe('checks of the calendar', () => {
  it('take weekends and holidays of a daily series for no gaps, but weeks without values for one', () => {
    const days = businessDays(500);
    const daily = { frequency: 'daily', asOf: days.at(-1)?.date ?? '', publicationLagDays: null } as const;
    const holidays = days.filter((_, index) => index % 61 > 3);
    expect(codesOf(runGuardrails(contextOf(holidays, daily)))).toEqual([]);
    const holed = days.filter((_, index) => index < 200 || index >= 215);
    expect(found(contextOf(holed, daily), 'GAP')?.evidence).toMatchObject({ gaps: 1, periods: 15 });
  });

  it('wait for a late value half as long again as usual, and five days at least', () => {
    const days = businessDays(100);
    const last = days.at(-1)?.date ?? '';
    const daily = (asOf: string) => contextOf(days, { frequency: 'daily', asOf, publicationLagDays: 1 });
    expect(found(daily(addDays(last, 6)), 'STALE')).toBeUndefined();
    expect(found(daily(addDays(last, 12)), 'STALE')).toMatchObject({ severity: 'warning' });
    expect(found(daily(addDays(last, 60)), 'STALE')).toMatchObject({ severity: 'error' });
  });

  it('do not call an ended series stale', () => {
    const report = runGuardrails(contextOf(air, { asOf: '1990-01-01', discontinued: true }));
    expect(codesOf(report)).toEqual(['DISCONTINUED']);
    expect(found(contextOf(air, { asOf: '1990-01-01' }), 'STALE')).toMatchObject({ severity: 'error' });
  });

  it('take resting policy rates for what they are', () => {
    const resting = air.map((row, index) => ({ ...row, value: index < 100 ? (row.value ?? 0) / 100 : 5.5 }));
    expect(found(contextOf(resting, { unitClass: 'rate' }), 'FLATLINE')).toMatchObject({ severity: 'info' });
    expect(found(contextOf(resting, { unitClass: 'flow' }), 'FLATLINE')).toMatchObject({
      severity: 'warning',
      from: '1957-05-01',
    });
  });

  it('tell projections of the source from values that cannot be', () => {
    const early = contextOf(air, { asOf: '1960-06-15' });
    expect(found(early, 'FUTURE_DATED')).toMatchObject({ severity: 'warning', from: '1960-07-01', to: '1960-12-01' });
    expect(codesOf(runGuardrails({ ...early, publishesProjections: true }))).toEqual(['PROJECTION']);
  });

  it('say that dates do not fit the frequency', () => {
    expect(found(contextOf(gdp, { asOf: '2009-10-26' }), 'IRREGULAR_DATES')?.evidence).toMatchObject({
      fitsFrequency: false,
      usualStep: 3,
    });
    const weeks = Array.from({ length: 60 }, (_, index) => ({
      date: addDays('2024-01-06', 7 * index + Number(index === 30)),
      value: index * 1.5 + 1,
    }));
    const weekly = contextOf(weeks, { frequency: 'weekly', asOf: '2025-02-25' });
    expect(found(weekly, 'IRREGULAR_DATES')?.evidence).toMatchObject({ strayDates: 1 });
    expect(found(weekly, 'GAP')).toBeUndefined();
  });
});

describe('checks of vintages and units', () => {
  it('call a rebase a rebase and not a revision, from the unit alone if need be', () => {
    const unit = (text: string, observations: Observation[], date: string) => ({ date, unit: text, observations });
    const vintages = [
      unit('Index 2012=100', scaledFrom(air, '', 1.25), '1960-01-01'),
      unit('Index 2017=100', air, '1961-01-20'),
    ];
    const report = runGuardrails(contextOf(air, { vintages }));
    expect(codesOf(report)).toEqual(['REBASED']);
    expect(report.findings[0]?.evidence.changes).toMatchObject([{ factor: 0.8, reason: 'unit_changed' }]);
  });

  it('measure a revision and expect another where the newest values are usually revised', () => {
    const before = withValue(air.slice(0, -1), '1960-11-01', (value) => value + 40);
    const context = contextOf(air, {
      vintages: [{ date: '1960-12-28', unit: 'Index 2017=100', observations: before }],
    });
    expect(found(context, 'REVISED')).toMatchObject({
      from: '1960-11-01',
      evidence: { revisedValues: 1, meanRevision: -40 },
    });
    expect(found(context, 'PRELIMINARY')).toMatchObject({ from: '1960-12-01', evidence: { periods: 1 } });
  });

  it('give reading hints from what a series is measured in', () => {
    const unit = 'Billions of chained 2017 dollars';
    const context = contextOf(air, {
      unit,
      priceBasis: 'constant',
      currency: 'USD',
      annualRate: true,
    });
    expect(codesOf(runGuardrails(context))).toEqual(
      expect.arrayContaining(['ANNUAL_RATE', 'CONSTANT_PRICES', 'CURRENCY']),
    );
  });
});
