import fc from 'fast-check';
import { RollingWindow } from '../../server/access/rollingWindow.js';

/**
 * The reference: counts every admission ever made. A clock that moves backwards is treated as standing still, and one that moves
 * further than the window takes the admissions with it.
 */
class ReferenceWindow {
  #admissions: number[] = [];
  #latest = Number.NEGATIVE_INFINITY;

  constructor(readonly length: number) {}

  count(now: number): number {
    if (now < this.#latest - this.length) {
      this.#admissions = this.#admissions.map((time) => time - this.#latest + now);
      this.#latest = now;
    }
    this.#latest = Math.max(this.#latest, now);
    return this.#admissions.filter((time) => time > this.#latest - this.length).length;
  }

  admit(now: number, limit: number): boolean {
    if (this.count(now) >= limit) return false;
    this.#admissions.push(this.#latest);
    return true;
  }
}

interface Step {
  /** Milliseconds since the previous step; negative when the clock moves backwards. */
  gap: number;
  /** The current limit, which changes with the plan. */
  limit: number;
}

const limits = fc.integer({ min: 1, max: 24 });
const lengths = fc.integer({ min: 1, max: 30 });
const gap = fc.oneof({ weight: 6, arbitrary: fc.nat(6) }, { weight: 1, arbitrary: fc.integer({ min: -20, max: 70 }) });
const traces = fc
  .array(fc.record({ limit: limits, steps: fc.array(gap, { maxLength: 40 }) }), { maxLength: 3 })
  .map((spells): Step[] => spells.flatMap(({ limit, steps }) => steps.map((step) => ({ gap: step, limit }))));
const runs = { numRuns: 2500 };

interface Observation extends Step {
  now: number;
  /** The latest time of the clock so far. */
  latest: number;
  admitted: boolean;
  expected: boolean;
  window: RollingWindow;
  counted: ReferenceWindow;
}

/** Replays a trace, and passes on each time with the results of the window and of the reference. */
function playTrace(length: number, trace: Step[], check: (observation: Observation) => void): void {
  const window = new RollingWindow(length);
  const counted = new ReferenceWindow(length);
  let now = 1_000;
  let latest = now;
  for (const step of trace) {
    now += step.gap;
    latest = now < latest - length ? now : Math.max(latest, now);
    const admitted = window.admit(now, step.limit);
    check({ ...step, now, latest, admitted, expected: counted.admit(now, step.limit), window, counted });
  }
}

it('decides every request of any trace like the reference, also while the limit changes', () => {
  fc.assert(
    fc.property(lengths, traces, (length, trace) => {
      const results: unknown[] = [];
      const counts: unknown[] = [];
      playTrace(length, trace, ({ now, limit, admitted, expected, window, counted }) => {
        results.push([admitted, window.getState(now, limit).held, window.isIdle(now)]);
        counts.push([expected, counted.count(now), counted.count(now) === 0]);
      });
      expect(results).toEqual(counts);
    }),
    runs,
  );
});

it('never admits more than its limit in any half-open interval of its length', () => {
  const gaps = fc.array(fc.nat(8), { maxLength: 100 });
  fc.assert(
    fc.property(limits, lengths, gaps, (limit, length, steps) => {
      const window = new RollingWindow(length);
      let now = 0;
      const admitted: number[] = [];
      for (const step of steps) {
        now += step;
        if (window.admit(now, limit)) admitted.push(now);
      }
      const counts = admitted.map((start) => admitted.filter((time) => time >= start && time < start + length).length);
      expect(Math.max(0, ...counts)).toBeLessThanOrEqual(limit);
    }),
    runs,
  );
});

it('never rejects a caller that sends at exactly the permitted rate, in any repeating rhythm', () => {
  const rhythms = fc.tuple(limits, lengths).chain(([limit, length]) =>
    fc.record({
      limit: fc.constant(limit),
      length: fc.constant(length),
      offsets: fc.array(fc.nat(length - 1), { minLength: limit, maxLength: limit }),
    }),
  );
  fc.assert(
    fc.property(rhythms, ({ limit, length, offsets }) => {
      const window = new RollingWindow(length);
      const rhythm = [...offsets].sort((a, b) => a - b);
      const rounds = Array.from({ length: 8 }, (_, round) => round);
      const instants = rounds.flatMap((round) => rhythm.map((offset) => round * length + offset));
      expect(instants.filter((now) => !window.admit(now, limit))).toEqual([]);
    }),
    runs,
  );
});

it('admits one more request at resetAt, and not a millisecond before', () => {
  fc.assert(
    fc.property(lengths, traces, fc.nat(40), limits, (length, trace, wait, limit) => {
      let last: Observation | undefined;
      playTrace(length, trace, (observation) => {
        last = observation;
      });
      if (last === undefined) return;
      const { window, counted } = last;
      const now = last.latest + wait;
      const { resetAt } = window.getState(now, limit);
      if (counted.count(now) === 0) {
        expect(resetAt).toBe(now);
        return;
      }
      const remaining = (instant: number) => Math.max(0, limit - window.getState(instant, limit).held);
      const before = remaining(now);
      expect(resetAt).toBeGreaterThan(now);
      expect(remaining(resetAt - 1)).toBe(before);
      expect(remaining(resetAt)).toBeGreaterThan(before);
    }),
    runs,
  );
});

it('frees each slot one window length after it was taken, not all at once', () => {
  const window = new RollingWindow(60_000);
  const admit = (...instants: number[]) => instants.map((now) => window.admit(now, 2));
  expect(admit(0, 30_000, 59_999)).toEqual([true, true, false]);
  expect(admit(60_000, 60_000, 89_999)).toEqual([true, false, false]);
  expect(admit(90_000)).toEqual([true]);
});

it('keeps all admissions when the limit falls and rises again', () => {
  const window = new RollingWindow(60_000);
  for (let now = 0; now < 50; now += 1) expect(window.admit(now, 120)).toBe(true);
  expect(window.admit(100, 20)).toBe(false);
  expect(window.getState(100, 20)).toEqual({ held: 50, resetAt: 60_030 });
  expect(window.getState(100, 120)).toEqual({ held: 50, resetAt: 60_000 });
  expect([window.admit(60_029, 20), window.admit(60_030, 20)]).toEqual([false, true]);
});

it('withdraws the admission of the request that was rejected elsewhere, not a later one', () => {
  const time = fc.nat(70);
  const property = fc.property(
    lengths,
    fc.array(fc.tuple(time, fc.boolean()), { maxLength: 40 }),
    (length, requests) => {
      const window = new RollingWindow(length);
      const admitted: { at: number; isKept: boolean }[] = [];
      // A clock that steps back further moves the admissions, so that they are not found.
      const limitStep = (time: number) => Math.max(time, window.latest - length);
      for (const [time, isKept] of requests)
        if (window.admit(limitStep(time), 100)) admitted.push({ at: window.latest, isKept });
      for (const { at, isKept } of admitted) if (!isKept) window.withdraw(at);
      const kept = admitted.filter(({ at, isKept }) => isKept && at > window.latest - length);
      expect(window.listTimes(window.latest, 0)).toEqual(kept.map(({ at }) => at));
    },
  );
  fc.assert(property, runs);
});

it('treats a clock that moves backwards as standing still', () => {
  const window = new RollingWindow(60_000);
  expect(window.admit(100_000, 1)).toBe(true);
  expect(window.admit(40_000, 1)).toBe(false);
  expect(window.getState(40_000, 1)).toEqual({ held: 1, resetAt: 160_000 });
  expect(window.admit(159_999, 1)).toBe(false);
  expect(window.admit(160_000, 1)).toBe(true);
});

it('has a free slot after its length when the clock has stepped back by hours', () => {
  const window = new RollingWindow(60_000);
  expect(window.admit(7_300_000, 1)).toBe(true);
  expect(window.admit(100_000, 1)).toBe(false);
  expect(window.getState(100_000, 1)).toEqual({ held: 1, resetAt: 160_000 });
  expect(window.admit(160_000, 1)).toBe(true);
});

it('has a free slot at once before the first request', () => {
  expect(new RollingWindow(60_000).getState(42, 3)).toEqual({ held: 0, resetAt: 42 });
});
