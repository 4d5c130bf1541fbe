import { type OpenProvider, type Outside, openProvider } from '../../../server/providers/openProvider.js';
import type { Provider } from '../../../server/providers/provider.js';

/** What an adapter sees of a double: a clock that moves by the pauses taken, and a ledger in memory. */
export function openBeside(provider: Provider, baseUrl: string, outside: Partial<Outside> = {}) {
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const pauses: number[] = [];
  const notes: (string | null)[] = [];
  const opened: OpenProvider = openProvider(provider, {
    baseUrl,
    now: () => clock.now,
    async pause(milliseconds) {
      pauses.push(milliseconds);
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    random: () => 0,
    calls: { take: async () => 0, note: async (_, failure) => void notes.push(failure) },
    timeoutMilliseconds: 5_000,
    patienceMilliseconds: 30_000,
    ...outside,
  });
  return { ...opened, clock, pauses, notes };
}
