import fc from 'fast-check';
import { RollingWindow } from '../../server/access/rollingWindow.js';

/** What the window should do, by counting every admission ever made. A clock that steps back is read as standing still. */
class CountedWindow {
  readonly admissions: number[] = [];
  #latest = Number.NEGATIVE_INFINITY;

  constructor(
    readonly limit: number,
    readonly length: number,
  ) {}

  held(now: number): number {
    this.#latest = Math.max(this.#latest, now);
    return this.admissions.filter((time) => time > this.#latest - this.length).length;
  }

  admit(now: number): boolean {
    if (this.held(now) >= this.limit) return false;
    this.admissions.push(this.#latest);
    return true;
  }
}

interface Step {
  /** Milliseconds since the step before; less than none when the clock is set back. */
  gap: number;
  /** Whether something else refuses what the window admits. */
  refusedElsewhere: boolean;
}

const windows = fc.record({ limit: fc.integer({ min: 1, max: 6 }), length: fc.integer({ min: 1, max: 30 }) });
const gap = fc.oneof({ weight: 6, arbitrary: fc.nat(12) }, { weight: 1, arbitrary: fc.integer({ min: -20, max: 70 }) });
const traces = fc.array(fc.record({ gap, refusedElsewhere: fc.boolean() }), { maxLength: 60 });
const runs = { numRuns: 2500 };

/** Plays a trace, and hands each moment with what the window and the count answered. */
function play(limit: number, length: number, trace: Step[], see: (moment: Moment) => void): void {
  const window = new RollingWindow(limit, length);
  const counted = new CountedWindow(limit, length);
  let now = 1_000;
  let latest = now;
  for (const { gap: step, refusedElsewhere } of trace) {
    now += step;
    latest = Math.max(latest, now);
    const admitted = window.admit(now);
    const expected = counted.admit(now);
    if (admitted && refusedElsewhere) window.giveBack();
    if (expected && refusedElsewhere) counted.admissions.pop();
    see({ now, latest, admitted, expected, window, counted });
  }
}

interface Moment {
  now: number;
  /** The latest instant that the clock has shown so far. */
  latest: number;
  admitted: boolean;
  expected: boolean;
  window: RollingWindow;
  counted: CountedWindow;
}

it('decides every request of any trace as counting all requests one by one would', () => {
  fc.assert(
    fc.property(windows, traces, ({ limit, length }, trace) => {
      play(limit, length, trace, ({ now, admitted, expected, window, counted }) => {
        expect(admitted).toBe(expected);
        expect(window.state(now)).toMatchObject({ limit, remaining: limit - counted.held(now) });
        expect(window.isIdle(now)).toBe(counted.held(now) === 0);
      });
    }),
    runs,
  );
});

it('never admits more than its limit in any half-open interval of its length', () => {
  const gaps = fc.array(fc.nat(8), { maxLength: 100 });
  fc.assert(
    fc.property(windows, gaps, ({ limit, length }, steps) => {
      const window = new RollingWindow(limit, length);
      let now = 0;
      const admitted: number[] = [];
      for (const step of steps) {
        now += step;
        if (window.admit(now)) admitted.push(now);
      }
      for (const start of admitted) {
        expect(admitted.filter((time) => time >= start && time < start + length).length).toBeLessThanOrEqual(limit);
      }
    }),
    runs,
  );
});

it("never refuses a caller at exactly the limit's pace, in whatever rhythm it repeats", () => {
  const rhythms = windows.chain(({ limit, length }) =>
    fc.record({
      limit: fc.constant(limit),
      length: fc.constant(length),
      offsets: fc.array(fc.nat(length - 1), { minLength: limit, maxLength: limit }),
    }),
  );
  fc.assert(
    fc.property(rhythms, ({ limit, length, offsets }) => {
      const window = new RollingWindow(limit, length);
      const rhythm = [...offsets].sort((a, b) => a - b);
      for (let round = 0; round < 8; round += 1) {
        for (const offset of rhythm) expect(window.admit(round * length + offset)).toBe(true);
      }
    }),
    runs,
  );
});

it('admits one request more at the moment that it names, and not a millisecond before', () => {
  fc.assert(
    fc.property(windows, traces, fc.nat(40), ({ limit, length }, trace, wait) => {
      let last: Moment | undefined;
      play(limit, length, trace, (moment) => {
        last = moment;
      });
      if (last === undefined) return;
      const { window, counted } = last;
      const now = last.latest + wait;
      const { remaining, resetAt } = window.state(now);
      if (counted.held(now) === 0) {
        expect(resetAt).toBe(now);
        return;
      }
      expect(resetAt).toBeGreaterThan(now);
      expect(window.state(resetAt - 1).remaining).toBe(remaining);
      expect(window.state(resetAt).remaining).toBeGreaterThan(remaining);
    }),
    runs,
  );
});

it('frees its slots one by one at the length after each was taken, not all at once', () => {
  const window = new RollingWindow(2, 60_000);
  expect([window.admit(0), window.admit(30_000), window.admit(59_999)]).toEqual([true, true, false]);
  expect([window.admit(60_000), window.admit(60_000), window.admit(89_999)]).toEqual([true, false, false]);
  expect(window.admit(90_000)).toBe(true);
});

it('gives back only the latest admission, and nothing when there is none', () => {
  const window = new RollingWindow(2, 60_000);
  window.giveBack();
  expect(window.state(0)).toMatchObject({ remaining: 2 });
  window.admit(1_000);
  window.admit(5_000);
  window.giveBack();
  expect(window.state(5_000)).toEqual({ limit: 2, remaining: 1, resetAt: 61_000 });
});

it('reads a clock that steps back as standing still: no slot frees sooner or later for it', () => {
  const window = new RollingWindow(1, 60_000);
  expect(window.admit(100_000)).toBe(true);
  expect(window.admit(0)).toBe(false);
  expect(window.state(0)).toEqual({ limit: 1, remaining: 0, resetAt: 160_000 });
  expect(window.admit(159_999)).toBe(false);
  expect(window.admit(160_000)).toBe(true);
});

it('is at once open when nothing was asked of it yet', () => {
  expect(new RollingWindow(3, 60_000).state(42)).toEqual({ limit: 3, remaining: 3, resetAt: 42 });
});
