import type { Vintage } from '../../server/series/vintageHistory.js';
import type { VintageUpdate } from '../../server/series/vintageUpdate.js';

/** The whole vintages that steps, oldest first, add up to. One at a time: thousands of vintages of a daily series do not fit in memory. */
export function* expandUpdates(steps: Iterable<VintageUpdate>): Generator<Vintage> {
  const values = new Map<string, number | null>();
  for (const { date, unit, changed } of steps) {
    for (const observation of changed) values.set(observation.date, observation.value);
    const observations = Array.from(values, ([day, value]) => ({ date: day, value }));
    yield { date, unit, kind: 'native', observations };
  }
}
