import file from '../../../data/catalogue/recessions.json';
import type { Recession } from '../../../server/charts/chartModel.js';
import { parseRecessions } from '../../../server/charts/parseRecessions.js';

/** The page of the NBER with the dates. */
export const recessionSource = file.url;

/** Lists the recessions of the United States since 1857. */
export function listRecessions(): Recession[] {
  return parseRecessions(file);
}
