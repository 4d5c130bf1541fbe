import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import pino from 'pino';
import { applyDecision } from '../../server/http/rateLimit.js';
import { createSharedLimits } from '../../server/limits/createSharedLimits.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import type { RequestCount } from '../../server/store/requestCounter.js';
import type { Admissions, Membership, SharedNodes } from '../../server/store/sharedNodes.js';

const log = pino({ level: 'silent' });
const ledger = new UsageLedger(undefined as never, log);
ledger.refresh = async () => undefined;
const nodes: SharedNodes = {
  join: async () => ({ epoch: 'epoch', epochAgeMs: 60_000_000, nodes: 1 }),
  addAdmissions: async () => undefined,
  deleteDays: async () => undefined,
};
const second = 1_000_000;

it('rounds Reset and Retry-After to seconds, never a microsecond too early', async () => {
  const at = fc.integer({ min: 1_795_000_000 * second, max: 1_796_000_000 * second });
  await fc.assert(
    fc.asyncProperty(at, fc.integer({ min: 1, max: 60 * second }), async (now, wait) => {
      const count = { at: now, admitted: false, held: 20, resetAt: now + wait, usedInDay: 0 };
      const { limiter } = createSharedLimits({ count: async () => count, nodes }, ledger, log);
      const headers = new Map<string, number>();
      const response = { setHeader: (name: string, value: number) => headers.set(name, value) };
      const decision = await limiter.admit({ name: 'key', perMinute: 20 }, 0);
      expect(() => applyDecision(response as unknown as ServerResponse, decision)).toThrow('Rate limit exceeded');
      const retryAfter = (headers.get('Retry-After') ?? 0) * second;
      const reset = (headers.get('X-RateLimit-Reset') ?? 0) * second;
      expect(retryAfter).toBeGreaterThanOrEqual(wait);
      expect(retryAfter).toBeLessThan(wait + second + 2_000);
      expect(reset).toBeGreaterThanOrEqual(now + wait);
      expect(reset).toBeLessThan(now + wait + second);
    }),
    { numRuns: 2_000 },
  );
});

describe('a process', () => {
  const allowance = { name: 'key', perMinute: 20 };
  const admittedCount: RequestCount = { at: 0, admitted: true, held: 1, resetAt: 0, usedInDay: 0 };

  it('keeps the time of a request that the store admitted, when the store then refuses an earlier one', async () => {
    const decisions: ((count: RequestCount) => void)[] = [];
    const added: Admissions[] = [];
    const store = {
      count: () => new Promise<RequestCount>((resolve) => decisions.push(resolve)),
      nodes: { ...nodes, addAdmissions: async (windows: Admissions[]) => void added.push(...windows) },
    };
    const limits = createSharedLimits(store, ledger, log);
    await limits.nodes.join(0);
    const earlier = limits.limiter.admit(allowance, 1_000);
    const later = limits.limiter.admit(allowance, 31_000);
    decisions[1]?.(admittedCount);
    await later;
    decisions[0]?.({ ...admittedCount, admitted: false });
    await earlier;
    limits.nodes.leave(0);
    await limits.nodes.join(31_000);
    expect(added).toEqual([{ name: 'key', accountId: undefined, agesMs: [0] }]);
  });

  it('counts alone, up to its share, a second after it began to join a store that does not respond', async () => {
    jest.useFakeTimers();
    const responses: ((membership: Membership) => void)[] = [];
    const join = () => new Promise<Membership>((resolve) => responses.push(resolve));
    const count = jest.fn(async () => admittedCount);
    const { limiter } = createSharedLimits({ count, nodes: { ...nodes, join } }, ledger, log);
    const decisions = Promise.all(Array.from({ length: 30 }, () => limiter.admit(allowance, 0)));
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await decisions).filter(({ admitted }) => admitted)).toHaveLength(20);
    // A request after that does not wait.
    expect(await limiter.admit(allowance, 0)).toMatchObject({ admitted: false });
    expect(count).not.toHaveBeenCalled();
    responses[0]?.({ epoch: 'epoch', epochAgeMs: 60_000_000, nodes: 1 });
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
  });
});
