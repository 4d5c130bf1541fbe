import type { Frequency } from '../series/frequency.js';
import { ProviderFailure } from './providerFailure.js';

/** Returns the frequency of all periods; undefined if there are none. Throws a ProviderFailure if they differ. */
export function findFrequency(title: string, periods: { frequency?: Frequency }[]): Frequency | undefined {
  const [first, second] = new Set(periods.map(({ frequency }) => frequency));
  if (second === undefined) return first;
  throw new ProviderFailure('malformed', `${title} returned ${first} and ${second} periods of one series.`);
}
