import type { ProviderObservation } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';

/** Maximum number of observations of a series in a file: daily values of more than a century. */
const maxObservations = 50_000;

/** Adds observations that were read from a file to a series. Throws a ProviderFailure if it gets too many. */
export function addObservations(title: string, series: ProviderObservation[], added: ProviderObservation[]): void {
  series.push(...added);
  if (series.length <= maxObservations) return;
  throw new ProviderFailure('malformed', `${title} returned a series of more than ${maxObservations} observations.`);
}
