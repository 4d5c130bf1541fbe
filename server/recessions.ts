import { readFileSync } from 'node:fs';
import type { Recession } from './charts/chartModel.js';
import { parseRecessions } from './charts/parseRecessions.js';
import { resolveProjectPath } from './resolveProjectPath.js';

/** The recessions of the United States since 1857, as dated by the NBER. */
export const recessions: readonly Recession[] = parseRecessions(
  JSON.parse(readFileSync(resolveProjectPath('data', 'catalogue', 'recessions.json'), 'utf8')),
);
