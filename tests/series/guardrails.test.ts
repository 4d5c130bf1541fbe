import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Frequency, frequencies } from '../../server/series/frequency.js';
import {
  type GuardrailContext,
  type GuardrailReport,
  guardrails,
  runGuardrails,
} from '../../server/series/guardrails/index.js';
import type { Observation } from '../../server/series/observation.js';
import { addDays } from '../../server/series/periods.js';
import { toFiniteOrNull } from '../../server/series/values.js';
import { dateValues } from '../support/dateValues.js';
import { findNonFinite } from '../support/findNonFinite.js';
import { countCases } from '../support/thorough.js';
import { createCaseContext, createContext, guardrailCases, readReferenceRows } from './guardrailCases.js';

const air = readReferenceRows('airPassengers');

const extremeNumber = fc.constantFrom(Number.MAX_VALUE, 1.7e308, -1.7e308, 1e300, 1e-300, 5e-324, 0, 1, -1, 10);
const monthlyToAnnual = fc.constantFrom<Frequency>('monthly', 'quarterly', 'annual');
const adjustments = fc.constantFrom('not_seasonally_adjusted', 'seasonally_adjusted');
/** Cycles of numbers of any size, in which single values and the level may change. */
const extremeSeries = fc
  .record({
    cycle: fc.array(extremeNumber, { minLength: 1, maxLength: 13 }),
    count: fc.integer({ min: 20, max: 100 }),
    spike: fc.record({ index: fc.nat(100), value: extremeNumber }),
    shift: fc.record({ start: fc.nat(100), size: extremeNumber }),
  })
  .map(({ cycle, count, spike, shift }) =>
    Array.from({ length: count }, (_, index) => {
      if (index === spike.index) return spike.value;
      const value = cycle[index % cycle.length] ?? 0;
      return index >= shift.start ? (toFiniteOrNull(value + shift.size) ?? value) : value;
    }),
  );

function listCodes(report: GuardrailReport): string[] {
  return report.findings.map(({ code }) => code);
}

function scaleFrom(rows: Observation[], date: string, factor: number): Observation[] {
  return rows.map((row) => (row.date >= date && row.value !== null ? { ...row, value: row.value * factor } : row));
}

describe('runGuardrails on the reference cases', () => {
  it.each(guardrailCases.map((one) => [one.id, one] as const))(
    'raises the expected findings in %s and none that it must not',
    (_id, one) => {
      const codes = listCodes(runGuardrails(createCaseContext(one)));
      expect(codes).toEqual(expect.arrayContaining(one.expected));
      expect(codes.filter((code) => one.mustNotFlag.includes(code))).toEqual([]);
    },
  );

  it.each(guardrailCases.filter(({ id }) => id.startsWith('clean')))('finds nothing in $id', (one) => {
    expect(runGuardrails(createCaseContext(one)).status).toBe('ok');
  });
});

describe('the report', () => {
  it('states for every check whether it was raised, passed or not applicable, and why', () => {
    const report = runGuardrails(createContext(air));
    expect(report.checks.map(({ code }) => code)).toEqual(guardrails.map(({ code }) => code));
    const inconsistent = report.checks.filter(
      ({ status, reason }) => (status === 'not_applicable') !== (reason !== undefined),
    );
    expect(inconsistent).toEqual([]);
  });

  it('puts the worst findings first and counts them by severity', () => {
    const report = runGuardrails(
      createContext(scaleFrom(air.slice(0, -20), '1955-07-01', 1000), { priceBasis: 'current' }),
    );
    const ranks = report.findings.map(({ severity }) => ['error', 'warning', 'info'].indexOf(severity));
    expect(ranks).toEqual([...ranks].sort());
    expect(report.status).toBe('error');
    expect(report.counts.error + report.counts.warning + report.counts.info).toBe(report.findings.length);
  });

  it('does not depend on the order of the rows', () => {
    const rows = [
      ...scaleFrom(air, '1955-07-01', 1.5),
      { date: '1952-03-01', value: 1 },
      { date: '1952-03-01', value: null },
    ];
    const expected = runGuardrails(createContext(rows));
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(runGuardrails(createContext(shuffled))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('never throws and contains only numbers that JSON can represent, for any series', () => {
    const value = fc.option(fc.oneof(fc.double(), fc.integer({ min: -3, max: 3 })));
    const rows = fc.array(fc.record({ day: fc.integer({ min: 0, max: 4000 }), value }), { maxLength: 80 });
    const classes = fc.constantFrom<GuardrailContext['unitClass']>('flow', 'rate', 'price');
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), rows, rows, classes, (frequency, now, before, unitClass) => {
        const dated = (list: typeof now) =>
          list.map(({ day, value: dayValue }) => ({ date: addDays('1999-12-30', day), value: dayValue }));
        const vintages = [{ date: '2005-01-01', unit: 'Percent', observations: dated(before) }];
        const report = runGuardrails(
          createContext(dated(now), { frequency, unitClass, vintages, publicationLagDays: null }),
        );
        expect(JSON.parse(JSON.stringify(report))).toEqual(report);
      }),
    );
  });

  it('contains only finite numbers for extreme values in consecutive periods', () => {
    fc.assert(
      fc.property(monthlyToAnnual, extremeSeries, extremeSeries, adjustments, (frequency, now, before, adjustment) => {
        const earlier = dateValues('1950-01-01', before, frequency);
        const vintages = [{ date: '1960-12-28', unit: 'Index 2017=100', observations: earlier }];
        const rows = dateValues('1950-01-01', now, frequency);
        const report = runGuardrails(createContext(rows, { frequency, seasonalAdjustment: adjustment, vintages }));
        expect(findNonFinite(report)).toBeUndefined();
        expect(report.findings.map(({ message }) => message).filter((text) => /Infinity|NaN/.test(text))).toEqual([]);
      }),
      { numRuns: countCases(2000) },
    );
  });
});

describe('a finding about extreme values', () => {
  const check = (frequency: Frequency, values: number[]) => {
    const report = runGuardrails(createContext(dateValues('1950-01-01', values, frequency), { frequency }));
    expect(findNonFinite(report)).toBeUndefined();
    return report.findings;
  };
  const findShift = (values: number[]) => check('annual', values).find(({ code }) => code === 'LEVEL_SHIFT');
  const repeat = (count: number, cycle: number[]) =>
    Array.from({ length: count }, (_, index) => cycle[index % cycle.length] as number);

  it('leaves out a relative step that is too large for a number', () => {
    const shift = findShift([...repeat(20, [1e-300, 1.1e-300]), ...repeat(20, [1e300, 1.1e300])]);
    expect(shift?.message).toContain('the level is shifted by more than 1e+308% and does not return');
    expect(shift?.evidence).toMatchObject({ relativeStep: null, jump: expect.closeTo(1381.5, 0) });
  });

  it('reports at most 1e308 interquartile ranges', () => {
    const shift = findShift([...repeat(20, [0, 1e-10]), ...repeat(20, [1.5e308])]);
    expect(shift?.message).toContain('(a change of 1e+308 interquartile ranges)');
    expect(shift?.evidence).toMatchObject({ interquartileRanges: 1e308 });
  });

  it('is not about seasonality if the amplitudes are too small for their squares', () => {
    const start = Array.from({ length: 16 }, (_, index) => 1e-200 * (1 + (index % 3) / 10) * (-1) ** index);
    const end = Array.from(
      { length: 24 },
      (_, index) => (index >= 8 && index < 12 ? 0.8e-162 : 1.6e-162) * (-1) ** index,
    );
    expect(check('quarterly', [...start, ...end]).map(({ code }) => code)).not.toContain('SA_MIX');
  });

  it('finds a reversed series whose growth is too small for a product', () => {
    const rows = air.map((row, index) => ({ ...row, value: (index % 5) * 1e-200 * (-1) ** index }));
    const before = rows.map((row) => ({ ...row, value: -row.value }));
    const vintages = [{ date: '1960-12-28', unit: 'Index 2017=100', observations: before }];
    expect(listCodes(runGuardrails(createContext(rows, { vintages })))).toContain('SIGN_FLIP');
  });
});

it('leaves out measures of revisions that are too large for a number', () => {
  const rows = air.map((row, index) => ({ ...row, value: index % 2 === 0 ? 1.6e308 : -1.6e308 }));
  const before = rows.map((row, index) => ({ ...row, value: index % 3 === 0 ? -row.value : row.value }));
  const vintages = [{ date: '1960-12-28', unit: 'Index 2017=100', observations: before }];
  const report = runGuardrails(createContext(rows, { vintages }));
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  const revised = report.findings.find(({ code }) => code === 'REVISED');
  expect(revised).toMatchObject({
    message: expect.stringMatching(/were revised since the vintage of 1960-12-28\.$/),
    evidence: { meanAbsoluteRevision: null, largestAbsoluteRevision: null },
  });
});

it('leaves out the usual revision of the latest value if it is too large for a number', () => {
  const rows = replaceLast(air, 1e-10);
  const vintages = [{ date: '1960-12-28', unit: 'Index 2017=100', observations: replaceLast(air, 1e300) }];
  const report = runGuardrails(createContext(rows, { vintages }));
  const preliminary = report.findings.find(({ code }) => code === 'PRELIMINARY');
  expect(preliminary).toMatchObject({ evidence: { newestRevisedShare: 1, medianRelativeRevision: null } });
});

function replaceLast(rows: typeof air, value: number): typeof air {
  return rows.map((row, index) => (index === rows.length - 1 ? { ...row, value } : row));
}

describe('docs/guardrails.md', () => {
  it('explains exactly the existing codes', () => {
    const page = readFileSync('docs/guardrails.md', 'utf8');
    const explained = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code);
    expect(explained.sort()).toEqual(guardrails.map(({ code }) => code).sort());
  });
});
