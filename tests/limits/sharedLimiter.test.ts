import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import pino from 'pino';
import { applyDecision } from '../../server/http/rateLimit.js';
import { createSharedLimits } from '../../server/limits/createSharedLimits.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import type { SharedNodes } from '../../server/store/sharedNodes.js';

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
