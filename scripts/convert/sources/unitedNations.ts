import type { Source } from '../source.js';
import { createDescribedSource } from './describedSource.js';

/** World Population Prospects. `WPP2024.POP.AD` of the extract is `un/POP/AD`. The edition is a vintage. */
export function createUnitedNationsSource(folder: string): Source {
  return createDescribedSource(folder, {
    name: 'un-population',
    extract: 'un_population_prospects_2024',
    toKey: (series) => `un/${series.replace(/^WPP\d+\./, '').replace('.', '/')}`,
  });
}
