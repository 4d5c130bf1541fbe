import type { Provider } from '../../../server/providers/provider.js';
import {
  createProviderClient,
  type ProviderClient,
  type ProviderClientOptions,
} from '../../../server/providers/providerClient.js';

/** Opens a provider with a double, a clock that advances with each sleep, and a call ledger in memory. */
export function openWithDouble(provider: Provider, baseUrl: string, overrides: Partial<ProviderClientOptions> = {}) {
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const sleeps: number[] = [];
  const recorded: (string | null)[] = [];
  const opened: ProviderClient = createProviderClient(provider, {
    baseUrl,
    now: () => clock.now,
    async sleep(ms) {
      sleeps.push(ms);
      clock.now = new Date(clock.now.getTime() + ms);
    },
    random: () => 0,
    calls: { reserve: async () => 0, record: async (_, failure) => void recorded.push(failure) },
    timeoutMs: 5_000,
    maxWaitMs: 30_000,
    ...overrides,
  });
  return { ...opened, clock, sleeps, recorded };
}
