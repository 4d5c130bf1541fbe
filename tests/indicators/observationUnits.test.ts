import type { Observation } from '../../server/series/observation.js';
import { expectClose, readLatestRaw } from '../support/rawLibrary.js';
import { useApi } from '../support/useApi.js';

const path = '/v1/indicators/observations';
const api = useApi();

type Formula = (value: number, before: number, yearAgo: number, perYear: number) => number;

/** FRED's formulas of its units, as documented by FRED. */
const formulas: Record<string, Formula> = {
  lin: (x) => x,
  chg: (x, before) => x - before,
  ch1: (x, _before, yearAgo) => x - yearAgo,
  pch: (x, before) => (x / before - 1) * 100,
  pc1: (x, _before, yearAgo) => (x / yearAgo - 1) * 100,
  pca: (x, before, _yearAgo, perYear) => ((x / before) ** perYear - 1) * 100,
  cch: (x, before) => (Math.log(x) - Math.log(before)) * 100,
  cca: (x, before, _yearAgo, perYear) => (Math.log(x) - Math.log(before)) * 100 * perYear,
  log: (x) => Math.log(x),
};

const needed: Record<string, number> = { lin: 0, log: 0, ch1: -1, pc1: -1 };

/** Computes the values of a series without missing rows by formula; null if an operand is missing. */
function computeByFormula(rows: Observation[], units: string, perYear: number): (number | null)[] {
  const at = (index: number) => rows[index]?.value ?? null;
  return rows.map((_, index) => {
    const [value, before, yearAgo] = [at(index), at(index - 1), at(index - perYear)];
    const base = [value, before, yearAgo].at(needed[units] ?? 1) ?? null;
    const formula = formulas[units];
    if (value === null || base === null || formula === undefined) return null;
    return formula(value, before ?? Number.NaN, yearAgo ?? Number.NaN, perYear);
  });
}

/** Monthly with a missing month, quarterly, annual. */
const series: [string, number][] = [
  ['us-cpi-all-items', 12],
  ['real-gdp', 4],
  ['population-total', 1],
];
const cases = Object.keys(formulas).flatMap((units) => series.map(([slug, perYear]) => ({ units, slug, perYear })));

describe('observations in other units', () => {
  it.each(cases)('follow FRED’s formula of $units: $slug', async ({ units, slug, perYear }) => {
    const { body } = await api().get(`${path}?id=${slug}&units=${units}`);
    expect(body.series[0].units).toBe(units);
    expectClose(body.observations, computeByFormula(readLatestRaw(slug, 'US'), units, perYear));
  });

  it('have a year-ago base for the first requested date', async () => {
    const { body } = await api().get(`${path}?id=us-cpi-all-items&units=pc1&start=2026-07-01`);
    expect(body.observations).toHaveLength(2);
    expect(body.observations[1].value).toBeCloseTo(3.353016322755652, 10);
  });

  it('state their unit and formula', async () => {
    const described = async (query: string) => (await api().get(`${path}?${query}&start=2026-01-01`)).body.series[0];
    const yearly = await described('id=us-cpi-all-items&units=pc1');
    expect(yearly).toMatchObject({ unit: 'Percent change from year ago', formula: '(x(t) / x(t-12) - 1) × 100' });
    expect(await described('id=real-gdp&units=pca')).toMatchObject({ formula: '((x(t) / x(t-1))^4 - 1) × 100' });
    expect((await described('id=us-unemployment-rate&units=ch1')).unit).toContain('ercentage points');
  });

  it.each([
    ['id=us-trade-balance&units=log&start=2026-05-01', '4 observations (the first on 2026-05-01) have no logarithm'],
    ['id=us-trade-balance&units=log&start=2026-08-01', '1 observation (2026-08-01) has no logarithm'],
    [
      'id=us-trade-balance&units=pch&start=2026-08-01',
      '1 observation (2026-08-01) has a growth rate computed from at least one negative value',
    ],
  ])('count only the returned observations in notes: %s', async (query, prefix) => {
    const { body } = await api().get(`${path}?${query}`);
    expect(body.series[0].notes).toHaveLength(1);
    expect(body.series[0].notes[0].message.startsWith(prefix)).toBe(true);
  });

  it('have no notes about dates that were not requested', async () => {
    const whole = await api().get(`${path}?id=us-trade-balance&units=log`);
    expect(whole.body.series[0].notes[0].message).toMatch(/^\d{3} observations/);
    const { body } = await api().get(`${path}?id=us-trade-balance&units=log&start=2030-01-01`);
    expect(body.series[0].notes).toMatchObject([{ code: 'NO_VALUES_IN_RANGE' }]);
  });

  it.each([
    ['us-unemployment-rate', 'pc1', ['PERCENT_OF_PERCENTAGE'], 'units=ch1'],
    ['us-unemployment-rate', 'pch', ['PERCENT_OF_PERCENTAGE'], 'units=chg'],
    ['us-unemployment-rate', 'ch1', [], ''],
    ['us-cpi-all-items', 'pc1', [], ''],
  ])(
    'suggest percentage points instead of the percent change of a percentage: %s, %s',
    async (id, units, codes, hint) => {
      const { body } = await api().get(`${path}?id=${id}&units=${units}&start=2026-04-01`);
      const notes: { code: string; message: string }[] = body.series[0].notes;
      expect(notes.map(({ code }) => code)).toEqual(codes);
      expect(notes.map(({ message }) => message).join()).toContain(hint);
    },
  );

  it('are null with a note if a formula has no value', async () => {
    const { body } = await api().get(`${path}?id=us-trade-balance&units=log&start=2026-01-01`);
    expect(body.observations.every(({ value }: Observation) => value === null)).toBe(true);
    expect(body.series[0].notes).toEqual([expect.objectContaining({ code: 'NON_POSITIVE' })]);
  });
});
