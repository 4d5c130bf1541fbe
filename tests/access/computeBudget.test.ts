import fc from 'fast-check';
import { type ComputeSpending, describeDecision, spendCompute } from '../../server/access/computeBudget.js';
import { getComputeLimits, plans } from '../../server/access/plans.js';

const limits = { max: 60_000, perMinute: 10_000 };
const nothingSpent: ComputeSpending = { spent: 0, at: 0 };

it('admits a request as soon as it fits, not a millisecond earlier, and says when', () => {
  const { at, spent } = spendCompute(nothingSpent, 60_000, limits, 0);
  const refused = spendCompute({ at, spent }, 5_000, limits, 6_000);
  expect(refused.admitted).toBe(false);
  expect(describeDecision(refused, 5_000, limits)).toEqual({ admitted: false, remaining: 1_000, waitMs: 24_000 });
  expect(spendCompute(refused, 5_000, limits, 29_999).admitted).toBe(false);
  expect(spendCompute(refused, 5_000, limits, 30_000)).toEqual({ admitted: true, spent: 60_000, at: 30_000 });
});

it('spends nothing for a refused request, however often it is sent', () => {
  let spending = spendCompute(nothingSpent, 59_000, limits, 0);
  for (let attempt = 0; attempt < 100; attempt += 1) spending = spendCompute(spending, 2_000, limits, 0);
  expect(spendCompute(spending, 1_000, limits, 0).admitted).toBe(true);
});

it('never admits more than the maximum and what has come back, in any interval', () => {
  const arbitraryRequest = fc.record({
    cost: fc.integer({ min: 1, max: 60_000 }),
    gap: fc.integer({ min: 0, max: 90_000 }),
  });
  fc.assert(
    fc.property(fc.array(arbitraryRequest, { maxLength: 60 }), (requests) => {
      let spending = nothingSpent;
      let now = 0;
      const admitted: { at: number; cost: number }[] = [];
      for (const { cost, gap } of requests) {
        now += gap;
        const decision = spendCompute(spending, cost, limits, now);
        spending = decision;
        if (decision.admitted) admitted.push({ at: now, cost });
      }
      for (const [index, first] of admitted.entries()) {
        let sum = 0;
        for (const { at, cost } of admitted.slice(index)) {
          sum += cost;
          expect(sum).toBeLessThanOrEqual(limits.max + ((at - first.at) * limits.perMinute) / 60_000 + 1e-6);
        }
      }
    }),
  );
});

it('gives back no more than was spent, and treats a clock that steps back as standing still', () => {
  expect(spendCompute(nothingSpent, -5_000, limits, 0).spent).toBe(0);
  const spending = spendCompute(nothingSpent, 30_000, limits, 60_000);
  expect(spendCompute(spending, 1_000, limits, 0)).toMatchObject({ spent: 31_000, at: 60_000 });
});

it('gives back again from the new time when the clock has stepped back by hours', () => {
  const spending = { spent: 30_000, at: 7_200_000 };
  const stepped = spendCompute(spending, 0, limits, 0);
  expect(stepped).toMatchObject({ spent: 30_000, at: 0 });
  expect(spendCompute(stepped, 0, limits, 60_000).spent).toBe(Math.max(0, 30_000 - limits.perMinute));
});

it('lets a Free account use at most a sixth of a processor in the long run, and never less on a higher plan', () => {
  expect(getComputeLimits('free').perMinute).toBeLessThanOrEqual(60_000 / 6);
  const ascending = plans.map(getComputeLimits);
  for (const [index, plan] of ascending.entries()) {
    const previous = ascending[index - 1] ?? plan;
    for (const field of ['max', 'perMinute', 'weight'] as const)
      expect(plan[field]).toBeGreaterThanOrEqual(previous[field]);
  }
});
