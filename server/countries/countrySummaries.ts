import { cacheByVersion } from '../cacheByVersion.js';
import { readCountrySummaries } from '../store/countrySummaries.js';

/** Loads what the library holds of each country. Reads all series once for each version of the library. */
export const loadCountrySummaries = cacheByVersion(readCountrySummaries);
