import type { Source } from '../source.js';
import { createDescribedSource } from './describedSource.js';

/** Series of the OECD, and GDP of Japan, that were read from FRED and have its ids. */
export function createOecdSource(folder: string): Source {
  return createDescribedSource(folder, {
    name: 'oecd',
    extract: 'oecd_interest_rates_vintages',
    toKey: (series) => `fred/${series}`,
  });
}
