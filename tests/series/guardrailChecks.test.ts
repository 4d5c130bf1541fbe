import fc from 'fast-check';
import {
  type Finding,
  type GuardrailContext,
  type GuardrailReport,
  runGuardrails,
} from '../../server/series/guardrails/index.js';
import type { Observation } from '../../server/series/observation.js';
import { addDays, addPeriods } from '../../server/series/periods.js';
import { createContext, readReferenceRows } from './guardrailCases.js';

const air = readReferenceRows('airPassengers');
const gdp = readReferenceRows('usRealGdp');

function listCodes(report: GuardrailReport): string[] {
  return report.findings.map(({ code }) => code);
}

function findFinding(context: GuardrailContext, code: string): Finding | undefined {
  return runGuardrails(context).findings.find((finding) => finding.code === code);
}

function replaceValue(rows: Observation[], date: string, change: (value: number) => number | null): Observation[] {
  return rows.map((row) => (row.date === date ? { date, value: change(row.value ?? 0) } : row));
}

function scaleFrom(rows: Observation[], date: string, factor: number): Observation[] {
  return rows.map((row) => (row.date >= date && row.value !== null ? { ...row, value: row.value * factor } : row));
}

/** Creates a daily series from Monday to Friday, starting on 2023-01-02, with a slow wave. */
function createBusinessDays(count: number): Observation[] {
  const days: Observation[] = [];
  for (let date = '2023-01-02'; days.length < count; date = addDays(date, 1)) {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push({ date, value: 100 + 3 * Math.sin(days.length / 9) });
  }
  return days;
}

describe('checks of the level', () => {
  it('give the same findings for a series in any unit', () => {
    const spiked = replaceValue(scaleFrom(gdp, '1989-04-01', 100), '1970-01-01', (value) => value * 3);
    const quarterly = { frequency: 'quarterly', asOf: '2009-10-26' } as const;
    const expected = listCodes(runGuardrails(createContext(spiked, quarterly)));
    expect(expected).toEqual(expect.arrayContaining(['UNIT_BREAK', 'OUTLIER']));
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (scale) => {
        expect(listCodes(runGuardrails(createContext(scaleFrom(spiked, '', scale), quarterly)))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it.each([10, 100, 1000, 1e6, 1e-3])('find a change of unit by a factor of %d at any date', (factor) => {
    for (const date of ['1950-06-01', '1953-02-01', '1957-11-01', '1960-07-01']) {
      const finding = findFinding(createContext(scaleFrom(air, date, factor)), 'UNIT_BREAK');
      expect(finding).toMatchObject({
        severity: 'error',
        from: date,
        evidence: { power: Math.round(Math.log10(factor)) },
      });
    }
  });

  it('distinguish a persistent shift from a crisis that recovers', () => {
    const quarterly = { frequency: 'quarterly', asOf: '2009-10-26' } as const;
    expect(findFinding(createContext(scaleFrom(gdp, '1983-01-01', 0.8), quarterly), 'LEVEL_SHIFT')).toMatchObject({
      from: '1983-01-01',
    });
    const crisis = gdp.map(({ date, value }, index) => ({
      date,
      value: (value ?? 0) * (1 - 0.2 * 0.8 ** Math.max(0, index - 100) * Number(index >= 100)),
    }));
    expect(findFinding(createContext(crisis, quarterly), 'LEVEL_SHIFT')).toBeUndefined();
  });

  it('call a level shift in a known event an event, except for large steps in stocks', () => {
    const months = Array.from({ length: 240 }, (_, index) => ({
      date: addPeriods('2005-01-01', index, 'monthly'),
      value: 100 * 1.001 ** index * (1 + 0.002 * Math.sin(index)) * (index >= 183 ? 0.8 : 1),
    }));
    const context = createContext(months, { asOf: '2025-01-20', unitClass: 'stock', country: 'US' });
    expect(findFinding(context, 'LEVEL_SHIFT')).toMatchObject({
      severity: 'info',
      from: '2020-04-01',
      message: expect.stringContaining('an event, not a change of definition: COVID-19 pandemic'),
      evidence: { knownEvent: 'COVID-19 pandemic' },
    });
    const large = { ...context, observations: scaleFrom(months, '2020-04-01', 4) };
    expect(findFinding(large, 'LEVEL_SHIFT')).toMatchObject({ severity: 'warning' });
    expect(findFinding({ ...large, unitClass: 'flow' }, 'LEVEL_SHIFT')).toMatchObject({ severity: 'info' });
    const shifted = months.map(({ date, value }) => ({ date: addPeriods(date, -87, 'monthly'), value }));
    expect(findFinding({ ...context, observations: shifted }, 'LEVEL_SHIFT')).toMatchObject({ severity: 'info' });
    expect(findFinding({ ...context, observations: shifted, country: 'DE' }, 'LEVEL_SHIFT')).toMatchObject({
      severity: 'warning',
      from: '2013-01-01',
    });
  });

  it('find unadjusted values joined to adjusted ones outside the middle', () => {
    const long = Array.from({ length: 360 }, (_, index) => ({
      date: addPeriods('1930-01-01', index, 'monthly'),
      value:
        100 *
        1.002 ** index *
        Math.exp(0.02 * Math.sin(index * index) + (index < 90 ? 0.15 * Math.sin((Math.PI * index) / 6) : 0)),
    }));
    expect(findFinding(createContext(long), 'SA_MIX')).toBeDefined();
    expect(findFinding(createContext(long.slice(90)), 'SA_MIX')).toBeUndefined();
  });
});

describe('checks of the calendar', () => {
  it('find a gap in a daily series for weeks without values but not for weekends and holidays', () => {
    const days = createBusinessDays(500);
    const daily = { frequency: 'daily', asOf: days.at(-1)?.date ?? '', publicationLagDays: null } as const;
    const holidays = days.filter((_, index) => index % 61 > 3);
    expect(listCodes(runGuardrails(createContext(holidays, daily)))).toEqual([]);
    const gapped = days.filter((_, index) => index < 200 || index >= 215);
    expect(findFinding(createContext(gapped, daily), 'GAP')?.evidence).toMatchObject({ gaps: 1, periods: 15 });
  });

  it('allow a late value 1.5 times its usual lag and at least five days', () => {
    const days = createBusinessDays(100);
    const last = days.at(-1)?.date ?? '';
    const daily = (asOf: string) => createContext(days, { frequency: 'daily', asOf, publicationLagDays: 1 });
    expect(findFinding(daily(addDays(last, 6)), 'STALE')).toBeUndefined();
    expect(findFinding(daily(addDays(last, 12)), 'STALE')).toMatchObject({ severity: 'warning' });
    expect(findFinding(daily(addDays(last, 60)), 'STALE')).toMatchObject({ severity: 'error' });
  });

  it('separate a late source from an old copy', () => {
    const late = createContext(air, { asOf: '1990-01-01' });
    expect(findFinding({ ...late, asOf: '1961-08-01', copyDay: '1961-08-01' }, 'STALE')?.severity).toBe('error');
    expect(listCodes(runGuardrails({ ...late, copyDay: '1961-01-20' }))).toEqual(['HELD_UNTIL']);
    expect(findFinding({ ...late, copyDay: '1961-01-20' }, 'HELD_UNTIL')?.message).toMatch(
      /^The library's copy, of 1961-01-20, ends with 1960-12-01\. \d+ later values were due by 1990-01-01: the source has/,
    );
    // A library that is not refreshed is not a finding on each of its series.
    expect(listCodes(runGuardrails({ ...late, copyDay: '1961-01-20', libraryDay: '1961-03-10' }))).toEqual([]);
    const stale = findFinding({ ...late, copyDay: '1961-04-20', libraryDay: '1961-04-20' }, 'STALE');
    expect(stale?.message).toContain("2 periods were overdue when the library's copy was made (1961-04-20).");
  });

  it('call a series that ended discontinued, not stale', () => {
    const report = runGuardrails(createContext(air, { asOf: '1990-01-01' }));
    expect(listCodes(report)).toEqual(['DISCONTINUED']);
    expect(report.checks.find(({ code }) => code === 'STALE')).toEqual({
      code: 'STALE',
      status: 'not_applicable',
      reason: 'the source has probably ended the series',
    });
  });

  it('do not call growth rates and shares volumes or amounts', () => {
    const listHints = (unit: string, priceBasis: 'constant' | 'current') =>
      listCodes(runGuardrails(createContext(air, { unit, priceBasis })));
    expect(listHints('Percent', 'constant')).toEqual([]);
    expect(listHints('Percent change from a year earlier', 'constant')).toEqual([]);
    expect(listHints('Percent of gross domestic product', 'current')).toEqual([]);
    expect(listHints('Billions of dollars', 'current')).toEqual(['CURRENT_PRICES']);
    expect(listHints('Billions of chained 2017 dollars', 'constant')).toEqual(['CONSTANT_PRICES']);
  });

  it('have no finding on the length of a series of which all values are projections', () => {
    const context = createContext(air, { publishesProjections: true, asOf: '1948-06-15' });
    expect(listCodes(runGuardrails(context))).toEqual(['PROJECTION']);
  });

  it.each(['STALE', 'DISCONTINUED', 'HELD_UNTIL', 'NEGATIVE_OR_ZERO', 'SHORT_HISTORY'])(
    'do not say of %s that a series with projections only has no values',
    (code) => {
      const { checks } = runGuardrails(createContext(air, { publishesProjections: true, asOf: '1948-06-15' }));
      const reason = 'all values are projections';
      expect(checks).toContainEqual({ code, status: 'not_applicable', reason });
    },
  );

  it('lower the severity of a flatline for policy rates', () => {
    const flat = air.map((row, index) => ({ ...row, value: index < 100 ? (row.value ?? 0) / 100 : 5.5 }));
    expect(findFinding(createContext(flat, { unitClass: 'rate' }), 'FLATLINE')).toMatchObject({ severity: 'info' });
    expect(findFinding(createContext(flat, { unitClass: 'flow' }), 'FLATLINE')).toMatchObject({
      severity: 'warning',
      from: '1957-05-01',
    });
  });

  it('distinguish projections by the source from impossible dates', () => {
    const early = createContext(air, { asOf: '1960-06-15' });
    expect(findFinding(early, 'FUTURE_DATED')).toMatchObject({
      severity: 'warning',
      from: '1960-07-01',
      to: '1960-12-01',
    });
    expect(listCodes(runGuardrails({ ...early, publishesProjections: true }))).toEqual(['PROJECTION']);
  });

  it('find dates that do not match the frequency', () => {
    expect(findFinding(createContext(gdp, { asOf: '2009-10-26' }), 'IRREGULAR_DATES')?.evidence).toMatchObject({
      fitsFrequency: false,
      usualStep: 3,
    });
    const weeks = Array.from({ length: 60 }, (_, index) => ({
      date: addDays('2024-01-06', 7 * index + Number(index === 30)),
      value: index * 1.5 + 1,
    }));
    const weekly = createContext(weeks, { frequency: 'weekly', asOf: '2025-02-25' });
    expect(findFinding(weekly, 'IRREGULAR_DATES')?.evidence).toMatchObject({ strayDates: 1 });
    expect(findFinding(weekly, 'GAP')).toBeUndefined();
  });
});

describe('checks of vintages and units', () => {
  it('report a rebase instead of a revision, even from the unit alone', () => {
    const createVintage = (unit: string, observations: Observation[], date: string) => ({ date, unit, observations });
    const vintages = [
      createVintage('Index 2012=100', scaleFrom(air, '', 1.25), '1960-01-01'),
      createVintage('Index 2017=100', air, '1961-01-20'),
    ];
    const report = runGuardrails(createContext(air, { vintages }));
    expect(listCodes(report)).toEqual(['REBASED']);
    expect(report.findings[0]?.evidence.changes).toMatchObject([{ factor: 0.8, reason: 'unit_changed' }]);
  });

  it('find growth that runs the other way in the next vintage', () => {
    const reversed = air.map(({ date, value }) => ({
      date,
      value: date < '1956-01-01' ? 50_000 / (value ?? 1) : value,
    }));
    const earlier = [{ date: '1960-12-28', unit: 'Index 2017=100', observations: air }];
    expect(findFinding(createContext(reversed, { vintages: earlier }), 'SIGN_FLIP')).toMatchObject({
      severity: 'error',
      evidence: { before: '1960-12-28', after: '1961-01-26' },
    });
    const trend = air.map(({ date, value }, index) => ({ date, value: (value ?? 0) * (1 + index / 50) }));
    for (const observations of [scaleFrom(air, '1955-01-01', 1.5), trend, air.slice(0, 100)]) {
      expect(findFinding(createContext(observations, { vintages: earlier }), 'SIGN_FLIP')).toBeUndefined();
    }
  });

  it('do not call a vintage reversed if its unit changed, and do not compare those of different definitions', () => {
    const inverse = air.map(({ date, value }) => ({ date, value: 1 / (value ?? 1) }));
    const check = (before: string, unit: string) => {
      const vintages = [{ date: '1960-12-28', unit: before, observations: air }];
      return findFinding(createContext(inverse, { unit, vintages }), 'SIGN_FLIP');
    };
    expect(check('USD per EUR', 'USD per EUR')).toMatchObject({ severity: 'error' });
    const changed = check('USD per EUR', 'EUR per USD');
    expect(changed).toMatchObject({
      severity: 'info',
      message: expect.stringContaining("The unit changed from 'USD per EUR' to 'EUR per USD'."),
    });
    expect(changed?.message).not.toContain('reversed');
    expect(check('Ratio (definition: output per hour)', 'Ratio')).toBeUndefined();
  });

  it('measure a revision and expect another if the latest values are usually revised', () => {
    const before = replaceValue(air.slice(0, -1), '1960-11-01', (value) => value + 40);
    const context = createContext(air, {
      vintages: [{ date: '1960-12-28', unit: 'Index 2017=100', observations: before }],
    });
    expect(findFinding(context, 'REVISED')).toMatchObject({
      from: '1960-11-01',
      evidence: { revisedValues: 1, meanRevision: -40 },
    });
    expect(findFinding(context, 'PRELIMINARY')).toMatchObject({ from: '1960-12-01', evidence: { periods: 1 } });
  });

  it('give hints on the units of a series', () => {
    const unit = 'Billions of chained 2017 dollars';
    const context = createContext(air, {
      unit,
      priceBasis: 'constant',
      currency: 'USD',
      annualRate: true,
    });
    expect(listCodes(runGuardrails(context))).toEqual(
      expect.arrayContaining(['ANNUAL_RATE', 'CONSTANT_PRICES', 'CURRENCY']),
    );
  });
});
