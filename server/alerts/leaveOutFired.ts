import type { Knex } from 'knex';
import { findFired } from '../store/alertFirings.js';
import { toChunks } from '../store/rows.js';
import { type AlertCandidate, toOccasion } from './alertCandidate.js';

const candidatesPerRead = 200;

/** Leaves out the candidates for which their rules have fired. */
export async function leaveOutFired(db: Knex, candidates: AlertCandidate[]): Promise<AlertCandidate[]> {
  const remaining: AlertCandidate[] = [];
  for (const chunk of toChunks(candidates, candidatesPerRead)) {
    const isFired = await findFired(db, chunk.map(toOccasion));
    remaining.push(...chunk.filter((_, index) => !isFired[index]));
  }
  return remaining;
}
