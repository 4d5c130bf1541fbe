import fc from 'fast-check';
import {
  countRemainingCalls,
  listProviderStates,
  recordCallResult,
  reserveCall,
} from '../../server/store/providerCalls.js';
import { forEachDatabase } from '../support/databases.js';

const begin = Date.parse('2026-11-21T12:00:00Z');
const toInstant = (seconds: number) => new Date(begin + seconds * 1000);
const twoAMinute = [{ calls: 2, seconds: 60 }];

forEachDatabase((openFresh) => {
  it('allows no more calls in any window than the budget, and returns the wait for the next', async () => {
    const db = await openFresh();
    const waits: number[] = [];
    for (const second of [0, 30, 40, 60, 70, 89.999, 90]) {
      waits.push(await reserveCall(db, 'bls', twoAMinute, toInstant(second)));
    }
    expect(waits).toEqual([0, 0, 20_000, 0, 20_000, 1, 0]);
  });

  it('respects all budgets, separately for each provider', async () => {
    const db = await openFresh();
    const budgets = [...twoAMinute, { calls: 3, seconds: 86_400 }];
    const take = (provider: string, second: number) => reserveCall(db, provider, budgets, toInstant(second));
    const waits = [await take('bls', 0), await take('bls', 0), await take('bls', 61), await take('bls', 122)];
    expect([...waits, await take('fred', 122)]).toEqual([0, 0, 0, 86_278_000, 0]);
    expect(await countRemainingCalls(db, 'bls', budgets, toInstant(122))).toEqual([2, 0]);
  });

  it('counts failures for a budget of failures, and stores the last results of a provider', async () => {
    const db = await openFresh();
    const budgets = [{ calls: 2, seconds: 60, failuresOnly: true }];
    for (const second of [0, 1, 2]) expect(await reserveCall(db, 'bea', budgets, toInstant(second))).toBe(0);
    await recordCallResult(db, 'bea', null, toInstant(2));
    await recordCallResult(db, 'bea', 'BEA returned status 500.', toInstant(3));
    await recordCallResult(db, 'bea', 'BEA returned status 502.', toInstant(4));
    expect(await reserveCall(db, 'bea', budgets, toInstant(5))).toBe(58_000);
    expect(await listProviderStates(db)).toEqual([
      {
        provider: 'bea',
        succeededAt: toInstant(2).toISOString(),
        failedAt: toInstant(4).toISOString(),
        failure: 'BEA returned status 502.',
      },
    ]);
  });

  it('releases the reservation of a call that never reached the provider, and does not count it as a failure', async () => {
    const db = await openFresh();
    const budgets = [...twoAMinute, { calls: 1, seconds: 60, failuresOnly: true }];
    for (let call = 0; call < 2; call += 1) expect(await reserveCall(db, 'bls', budgets, toInstant(0))).toBe(0);
    await recordCallResult(db, 'bls', 'BLS could not be reached.', toInstant(1), { reservedAt: toInstant(0) });
    expect(await countRemainingCalls(db, 'bls', budgets, toInstant(1))).toEqual([1, 1]);
    expect(await listProviderStates(db)).toMatchObject([{ failedAt: toInstant(1).toISOString() }]);
    expect(await reserveCall(db, 'bls', budgets, toInstant(2))).toBe(0);
    expect(await reserveCall(db, 'bls', budgets, toInstant(3))).toBe(57_000);
  });

  it('respects the budget for any times of concurrent calls', async () => {
    const db = await openFresh();
    const gaps = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 20 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(gaps, async (seconds) => {
        run += 1;
        const made: number[] = [];
        let second = 0;
        for (const gap of seconds) {
          second += gap;
          const both = [0, 1].map(() => reserveCall(db, `provider ${run}`, twoAMinute, toInstant(second)));
          for (const wait of await Promise.all(both)) if (wait === 0) made.push(second);
        }
        for (const [index, first] of made.entries())
          expect((made[index + 2] ?? Infinity) - first).toBeGreaterThanOrEqual(60);
      }),
      { numRuns: 10 },
    );
  });
});
