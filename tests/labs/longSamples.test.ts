import { diagnoseSample } from '../../server/labs/diagnoseSample.js';
import { unpackListInTurns } from '../../server/packedList.js';
import { countIterations } from '../support/countIterations.js';

it('hands the values of a long sample to the main thread as texts, and reads one in each iteration of the event loop', async () => {
  const values = Array.from({ length: 2_500 }, (_, index) => Math.sin(index));
  const sample = { values, frequency: 'annual' as const, unit: 'Index' };
  const options = { tests: ['jarque_bera' as const], includeValues: true };
  const { values: packed = [] } = diagnoseSample({ sample, transformations: [], options });
  // The main thread copies texts in a fraction of the time that objects take.
  expect(packed.map((part) => JSON.parse(part).length)).toEqual([1_000, 1_000, 500]);
  const { result: points, iterations } = await countIterations(unpackListInTurns(packed));
  expect(points).toEqual(values.map((value) => ({ date: null, value })));
  expect(iterations).toBeGreaterThanOrEqual(packed.length - 1);
});
