import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import pino from 'pino';
import { applyDecision } from '../../server/http/rateLimit.js';
import { SharedLimiter } from '../../server/limits/sharedLimiter.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';

const ledger = new UsageLedger(undefined as never, pino({ level: 'silent' }));
const second = 1_000_000;

it('rounds Reset and Retry-After to seconds, never a microsecond too early', async () => {
  const at = fc.integer({ min: 1_795_000_000 * second, max: 1_796_000_000 * second });
  await fc.assert(
    fc.asyncProperty(at, fc.integer({ min: 1, max: 60 * second }), async (now, wait) => {
      const count = { at: now, admitted: false, held: 20, resetAt: now + wait, usedInDay: 0 };
      const limiter = new SharedLimiter(async () => count, ledger);
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
