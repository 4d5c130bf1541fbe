import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { RequestCount, RequestToCount } from '../../server/store/requestCounter.js';
import { forEachSharedStore } from '../support/sharedStores.js';
import { countCases } from '../support/thorough.js';

const second = 1_000_000;
const windowLength = 10 * second;
const dayLength = 86_400 * second;
const evening = Date.parse('2026-11-21T23:59:00.000Z') * 1_000;

/** The reference: decides by counting every admitted request. */
class CountedRequests {
  readonly #windows = new Map<string, number[]>();
  readonly #days = new Map<string, { day: number; used: number }>();

  decide({ name, perWindow, account, charge, at: requestedAt = 0 }: RequestToCount): RequestCount {
    const admissions = this.#windows.get(name) ?? [];
    const at = Math.max(requestedAt, ...admissions);
    const recent = admissions.filter((time) => time > at - windowLength);
    const day = Math.floor(at / dayLength);
    let used = account === undefined ? 0 : this.#used(account, day);
    const admitted = recent.length < perWindow && (account === undefined || used < account.perDay);
    if (admitted && charge) {
      recent.push(at);
      this.#windows.set(name, [...admissions, at]);
      if (account !== undefined) {
        used += 1;
        this.#days.set(account.id, { day, used });
      }
    }
    return { at, admitted, held: recent.length, resetAt: this.#resetAt(at, recent, perWindow), usedInDay: used };
  }

  #used({ id, knownDay, knownUsed }: NonNullable<RequestToCount['account']>, day: number): number {
    const stored = this.#days.get(id);
    return Math.max(stored?.day === day ? stored.used : 0, knownDay === day ? knownUsed : 0);
  }

  /** The first time at which more requests than now would be admitted. */
  #resetAt(at: number, recent: number[], perWindow: number): number {
    const room = (instant: number) =>
      Math.max(0, perWindow - recent.filter((time) => time > instant - windowLength).length);
    const frees = recent.map((time) => time + windowLength).sort((a, b) => a - b);
    return frees.find((instant) => room(instant) > room(at)) ?? at;
  }
}

const gap = fc.oneof(
  { weight: 8, arbitrary: fc.nat(2 * second) },
  { weight: 2, arbitrary: fc.nat(2 * windowLength) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, windowLength - 1, windowLength, dayLength) },
);
const step = fc.record({
  gap,
  // The clock may move backwards by less than a window.
  setBack: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(windowLength - 1) }),
  name: fc.constantFrom('key', 'other key', 'address'),
  perWindow: fc.oneof(
    { weight: 3, arbitrary: fc.constant(3) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
  ),
  perDay: fc.oneof(
    { weight: 3, arbitrary: fc.constant(12) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) },
  ),
  known: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(8) }),
  charge: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The requests of a trace. Two keys share the daily limit of their account; an address has none. */
function toRequests(trace: Step[]): RequestToCount[] {
  const own = randomUUID();
  let clock = evening;
  return trace.map(({ gap: passed, setBack, name, perWindow, perDay, known, charge }) => {
    clock += passed;
    const at = clock - setBack;
    const account = { id: own, perDay, knownDay: Math.floor(at / dayLength), knownUsed: known };
    return {
      name: `${own} ${name}`,
      perWindow,
      windowLength,
      charge,
      at,
      account: name === 'address' ? undefined : account,
    };
  });
}

forEachSharedStore((store) => {
  it('admits again after a window when the clock has stepped back by hours', async () => {
    const request = { name: randomUUID(), perWindow: 1, windowLength, charge: true, account: undefined };
    const back = evening - 7_200 * second;
    expect(await store().count({ ...request, at: evening })).toMatchObject({ admitted: true });
    expect(await store().count({ ...request, at: back })).toMatchObject({
      admitted: false,
      resetAt: back + windowLength,
    });
    expect(await store().count({ ...request, at: back + windowLength })).toMatchObject({ admitted: true });
  });

  it('decides every request of many random traces like the reference', async () => {
    const compare = async (trace: Step[]) => {
      const counted = new CountedRequests();
      const results: RequestCount[] = [];
      const requests = toRequests(trace);
      for (const request of requests) results.push(await store().count(request));
      expect(results).toEqual(requests.map((request) => counted.decide(request)));
    };
    const traces = fc.array(fc.array(step, { maxLength: 30 }), { minLength: 10, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(traces, async (several) => void (await Promise.all(several.map(compare)))),
      { numRuns: countCases(200) },
    );
  }, 120_000);

  it('uses its own clock, which agrees with that of this machine', async () => {
    const before = Date.now() * 1_000;
    const { at, resetAt } = await store().count({ name: randomUUID(), perWindow: 1, windowLength, charge: true });
    expect(resetAt - at).toBe(windowLength);
    expect(at).toBeGreaterThan(before - second);
    expect(at).toBeLessThan(Date.now() * 1_000 + second);
  });
});
