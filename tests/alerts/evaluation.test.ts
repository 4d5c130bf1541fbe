import fc from 'fast-check';
import type { Knex } from 'knex';
import type { ValueCondition } from '../../server/series/conditions/condition.js';
import type { Firing } from '../../server/series/conditions/firing.js';
import { addPeriods } from '../../server/series/periods.js';
import type { Vintage } from '../../server/series/vintageHistory.js';
import { listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { listSeries, upsertSeries } from '../../server/store/series.js';
import { writeVintages } from '../../server/store/vintages.js';
import { addExampleReferences, at, createExampleIndicator, createExampleSeries } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { countCases } from '../support/thorough.js';
import { listFirings } from './listFirings.js';

const [oldUnit, unit] = ['Index 2010=100', 'Index 2015=100'];
const subject = { name: 'Prices', country: 'US', frequency: 'monthly', unit } as const;
const conditions: ValueCondition[] = [
  { kind: 'new_value' },
  { kind: 'revised', minChange: null, minPercent: null },
  { kind: 'revised', minChange: 2, minPercent: null },
  { kind: 'revised', minChange: null, minPercent: 1.5 },
  ...(['above', 'below', 'crosses'] as const).flatMap((operator): ValueCondition[] => [
    { kind: 'level', units: 'lin', operator, level: 104 },
    { kind: 'level', units: 'pc1', operator, level: 1 },
  ]),
  { kind: 'unusual_change', units: 'chg', standardDeviations: 1.5 },
];

interface Change {
  added: number[];
  revised: { back: number; value: number }[];
  withdrawn: number | null;
  rebases: boolean;
}

/** What a vintage does: adds periods, revises the values of earlier ones, counted from the latest, withdraws some, or changes the base. */
const change: fc.Arbitrary<Change> = fc.record({
  added: fc.array(fc.integer({ min: 950, max: 1100 }), { maxLength: 2 }),
  revised: fc.array(fc.record({ back: fc.nat(45), value: fc.integer({ min: 950, max: 1100 }) }), { maxLength: 3 }),
  withdrawn: fc.option(fc.nat(3), { freq: 5 }),
  rebases: fc.boolean(),
});
const first = fc.array(fc.integer({ min: 950, max: 1100 }), { minLength: 40, maxLength: 40 });

/** Builds complete vintages. The base can change once. */
function buildVintages(start: number[], changes: Change[]): Vintage[] {
  const values: (number | null)[] = start.map((tenths) => tenths / 10);
  let factor = 2;
  const snapshot = (index: number): Vintage => ({
    date: addPeriods('2020-01-15', index, 'monthly'),
    unit: factor === 1 ? unit : oldUnit,
    kind: 'native',
    observations: values.map((value, period) => ({
      date: addPeriods('2016-01-01', period, 'monthly'),
      value: value === null ? null : Number((value * factor).toPrecision(8)),
    })),
  });
  const vintages = [snapshot(0)];
  for (const [index, { added, revised, withdrawn, rebases }] of changes.entries()) {
    for (const { back, value } of revised) if (back < values.length) values[values.length - 1 - back] = value / 10;
    if (withdrawn !== null) values[values.length - 1 - withdrawn] = null;
    for (const value of added) values.push(value / 10);
    if (rebases) factor = 1;
    vintages.push(snapshot(index + 1));
  }
  return vintages;
}

async function createSeries(db: Knex, slug: string): Promise<number> {
  await upsertIndicators(db, [createExampleIndicator({ slug })], at);
  const indicator = (await listIndicators(db)).find((one) => one.slug === slug);
  const indicatorId = indicator?.id ?? 0;
  await upsertSeries(db, [createExampleSeries({ indicatorId, unit })], at);
  return (await listSeries(db)).find((one) => one.indicatorId === indicatorId)?.id ?? 0;
}

forEachDatabase((openFresh) => {
  it('a condition fires for the same vintages whether they are evaluated as they arrive, in parts, or all at once later', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    let runs = 0;
    let fired = 0;
    const property = fc.asyncProperty(
      first,
      fc.array(change, { minLength: 1, maxLength: 6 }),
      async (start, changes) => {
        const seriesId = await createSeries(db, `series-${runs++}`);
        const arrived: Firing[][] = conditions.map(() => []);
        let last = '';
        for (const vintage of buildVintages(start, changes)) {
          await writeVintages(db, seriesId, [vintage], at);
          for (const [index, condition] of conditions.entries())
            arrived[index]?.push(...(await listFirings(db, seriesId, condition, subject, last)));
          last = vintage.date;
        }
        const middle = addPeriods('2020-01-15', Math.floor(changes.length / 2), 'monthly');
        for (const [index, condition] of conditions.entries()) {
          const all = await listFirings(db, seriesId, condition, subject);
          expect(all).toEqual(arrived[index]);
          const later = await listFirings(db, seriesId, condition, subject, middle);
          expect(later).toEqual(all.filter(({ vintage }) => vintage > middle));
          fired += all.length;
        }
      },
    );
    await fc.assert(property, { numRuns: countCases(60) });
    expect(fired).toBeGreaterThan(0);
  });

  describe('a condition', () => {
    const build = (values: (number | null)[], date: string, vintageUnit = unit): Vintage => ({
      ...{ date, unit: vintageUnit, kind: 'native' },
      observations: values.map((value, index) => ({ date: addPeriods('2024-01-01', index, 'monthly'), value })),
    });
    const evaluate = async (vintages: Vintage[], condition: ValueCondition) => {
      const db = await openFresh();
      await addExampleReferences(db);
      const seriesId = await createSeries(db, 'prices');
      await writeVintages(db, seriesId, vintages, at);
      return listFirings(db, seriesId, condition, subject);
    };
    const rising = [100, 101, 103, 102, 105, 104];

    it('does not take a change of base for a revision, nor for a crossing of a level', async () => {
      const rebased = rising.map((value) => value * 2);
      const vintages = [build(rising, '2024-07-10', oldUnit), build(rebased, '2024-08-10')];
      expect(await evaluate(vintages, { kind: 'revised', minChange: null, minPercent: null })).toEqual([]);
      expect(await evaluate(vintages, { kind: 'level', units: 'lin', operator: 'crosses', level: 150 })).toEqual([]);
      expect(await evaluate(vintages, { kind: 'level', units: 'lin', operator: 'above', level: 150 })).toEqual([]);
    });

    it('does not take a change of definition for a revision', async () => {
      const defined = `${unit} (definition: gross national product)`;
      const vintages = [build(rising, '2024-07-10', defined), build([99, 103, 104, 101, 107, 101], '2024-08-10')];
      expect(await evaluate(vintages, { kind: 'revised', minChange: null, minPercent: null })).toEqual([]);
    });

    it('fires when a revision, not only a new value, moves the latest value across a level', async () => {
      const vintages = [build(rising, '2024-07-10'), build([...rising.slice(0, 5), 104.6], '2024-08-10')];
      const condition = { kind: 'level', units: 'lin', operator: 'above', level: 104.5 } as const;
      expect(await evaluate(vintages, condition)).toEqual([
        {
          ...{ vintage: '2024-08-10', period: '2024-06-01', value: 104.6, previousValue: 104 },
          sentence: 'Prices (US) for 2024-06 is 104.6, above 104.5.',
        },
      ]);
    });

    it('is about the latest of several new values', async () => {
      const vintages = [build(rising, '2024-07-10'), build([...rising, 106, 107], '2024-08-10')];
      expect(await evaluate(vintages, { kind: 'new_value' })).toEqual([
        {
          ...{ vintage: '2024-08-10', period: '2024-08-01', value: 107, previousValue: null },
          sentence: 'Prices (US) for 2024-08 is 107, with 1 more new value.',
        },
      ]);
    });

    it('counts a withdrawn value as revised only without a minimum', async () => {
      const vintages = [build(rising, '2024-07-10'), build([...rising.slice(0, 5), null], '2024-08-10')];
      const withdrawn = await evaluate(vintages, { kind: 'revised', minChange: null, minPercent: null });
      expect(withdrawn.map(({ sentence }) => sentence)).toEqual(['Prices (US) for 2024-06 was withdrawn. It was 104.']);
      expect(await evaluate(vintages, { kind: 'revised', minChange: 1, minPercent: null })).toEqual([]);
    });
  });
});
