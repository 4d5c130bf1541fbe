import type { Knex } from 'knex';
import type { ValueCondition } from '../../server/series/conditions/condition.js';
import { openDatabase } from '../../server/store/database.js';
import { libraryFile } from '../support/libraryFile.js';
import { listFirings } from './listFirings.js';

let db: Knex;
beforeAll(() => {
  db = openDatabase(`sqlite:${libraryFile}`);
});
afterAll(() => db.destroy());

async function evaluate(slug: string, condition: ValueCondition, after: string) {
  const series = await db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ slug, country: 'US' })
    .first({ id: 'series.id', name: 'name', country: 'country', frequency: 'frequency', unit: 'unit' });
  return listFirings(db, series.id, condition, series, after);
}

const round = (value: number | null) => value && Number(value.toFixed(2));

describe('with the vintages of the library, a condition', () => {
  it('finds the revisions of U.S. GDP by at least 1%, without those that a change of the base year causes', async () => {
    const firings = await evaluate('real-gdp', { kind: 'revised', minChange: null, minPercent: 1 }, '2009-12-31');
    expect(firings.map(({ vintage, period }) => [vintage, period])).toEqual([
      ['2010-08-15', '2008-10-01'],
      ['2011-08-15', '2011-01-01'],
      // The comprehensive revision that added research and development, and changed the base year to 2009.
      ['2013-08-15', '2012-01-01'],
      ['2015-08-15', '2013-07-01'],
      ['2022-10-15', '2021-10-01'],
      ['2023-10-15', '2020-04-01'],
      ['2024-10-15', '2023-04-01'],
    ]);
    expect(firings.at(-1)?.sentence).toBe(
      'Real Gross Domestic Product (US) for 2023-Q2 was revised from 22,225.4 to 22,539.4 (+1.41%). This is the largest of 7 such revisions.',
    );
  });

  it('finds when core inflation crossed 3%', async () => {
    const level = { kind: 'level', units: 'pc1', level: 3 } as const;
    const crossings = await evaluate('us-core-cpi', { ...level, operator: 'crosses' }, '2020-12-31');
    expect(crossings.map(({ vintage, period, value }) => [vintage, period, round(value)])).toEqual([
      ['2021-06-30', '2021-05-01', 3.8],
      ['2026-10-10', '2026-08-01', 2.45],
    ]);
    const above = await evaluate('us-core-cpi', { ...level, operator: 'above' }, '2020-12-31');
    expect(above.length).toBeGreaterThan(30);
    expect(above.every(({ value }) => (value as number) > 3)).toBe(true);
    expect(new Set(above.map(({ period }) => period)).size).toBe(above.length);
  });

  it('finds unusual changes of payrolls as first published, also after the crisis of 2020', async () => {
    const condition = { kind: 'unusual_change', units: 'chg', standardDeviations: 4 } as const;
    const firings = await evaluate('us-nonfarm-payrolls', condition, '2020-01-31');
    expect(firings.map(({ period, value }) => [period, round(value)])).toEqual(
      expect.arrayContaining([
        ['2020-03-01', -701],
        ['2020-04-01', -20_500],
        ['2021-03-01', 916],
        ['2022-02-01', 678],
      ]),
    );
    expect(firings.some(({ period }) => (period as string) >= '2023')).toBe(false);
  });
});
