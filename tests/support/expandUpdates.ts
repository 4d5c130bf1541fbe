import type { Vintage } from '../../server/series/vintageHistory.js';
import type { VintageUpdate } from '../../server/series/vintageUpdate.js';

/** Yields the whole vintages that updates (oldest first) add up to, one at a time, because thousands of daily vintages do not fit in memory. */
export function* expandUpdates(steps: Iterable<VintageUpdate>): Generator<Vintage> {
  const values = new Map<string, number | null>();
  for (const { date, unit, changed } of steps) {
    for (const observation of changed) values.set(observation.date, observation.value);
    const observations = Array.from(values, ([day, value]) => ({ date: day, value }));
    yield { date, unit, kind: 'native', observations };
  }
}
