import { ComputePool } from '../../server/compute/computePool.js';
import { computeImport, type ImportBasis } from '../../server/imports/computeImport.js';
import { computePackedImport, packImport, unpackResult } from '../../server/imports/computePackedImport.js';
import type { ImportedSeries } from '../../server/imports/seriesDescription.js';
import { readParts } from '../support/readParts.js';
import { createProviderSeries, toMonthlyObservations } from './exampleSeries.js';

const source = {
  provider: 'fred',
  providerSeriesId: 'SERIES',
  factor: 1,
  significantDigits: null,
  providerUnit: null,
  changedAt: null,
  outcome: null,
};
const time = { at: '2026-11-21T12:00:00.000Z', today: '2026-11-21' };
const empty: ImportBasis = { frequency: 'monthly', unit: 'Index 2017=100', vintages: [], rows: [], source, ...time };

const toUpdate = (date: string, values: number[], unit = 'Index 2017=100') => {
  return { date, unit, changed: toMonthlyObservations(values, '1800-01-01') };
};
const count = 2_500;
const many = Array.from({ length: count }, (_, index) => 100 + index);
const vintages = [
  toUpdate('2026-01-05', many),
  toUpdate('2026-02-05', [], 'Index 2020=100'),
  toUpdate('2026-03-05', [101, 102], 'Index 2020=100'),
];

async function computeInThread({ observations, vintages, ...description }: ImportedSeries, basis = empty) {
  const input = await packImport(description, { observations, vintages }, basis);
  return { input, result: structuredClone(computePackedImport(structuredClone(input))) };
}

it.each([
  ['current values', createProviderSeries()],
  ['vintages, also one with only a new unit', createProviderSeries({ observations: [], vintages })],
])('a worker thread computes the same changes from %s as this thread', async (_, series) => {
  const { result } = await computeInThread(series);
  const computed = unpackResult(result);
  const expected = computeImport(empty, series);
  expect(computed.change.added).toBeGreaterThan(0);
  expect({ ...computed, difference: readParts(computed.difference) }).toEqual({
    ...expected,
    difference: readParts(expected.difference),
  });
});

it('no part of a packed import has more than 1,000 values, however many one vintage has, and all rows are counted', async () => {
  const { input } = await computeInThread(createProviderSeries({ observations: [], vintages }));
  expect(input.rowCount).toBe(3 + count + 2);
  const { values } = input;
  if (!('changed' in values)) throw new Error('The vintages were not packed.');
  expect(values.changed.map((part) => JSON.parse(part).length)).toEqual([1_000, 1_000, 502]);
});

it('a refusal in a worker thread keeps its kind and message', async () => {
  const { result } = await computeInThread(createProviderSeries({ vintages: [] }));
  const refused = { name: 'ImportRefusal', kind: 'no_values', message: 'The imported data have no values.' };
  expect(() => unpackResult(result)).toThrow(expect.objectContaining(refused));
});

it('scheduled work computes a short import without a thread, and a long one in a thread', async () => {
  const run = () => Promise.resolve('computed in a thread');
  const pool = new ComputePool(() => ({ run, close: async () => undefined }));
  const compute = async (series: ImportedSeries) =>
    pool.run('import', (await computeInThread(series)).input, { owner: undefined });
  expect(await compute(createProviderSeries())).toMatchObject({ changed: true });
  expect(await compute(createProviderSeries({ vintages }))).toBe('computed in a thread');
});
