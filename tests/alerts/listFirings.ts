import type { Knex } from 'knex';
import { getWindowSize, type ValueCondition } from '../../server/series/conditions/condition.js';
import { evaluateStep } from '../../server/series/conditions/evaluateStep.js';
import type { AlertSubject, Firing } from '../../server/series/conditions/firing.js';
import { iterateSteps } from '../../server/series/conditions/vintageStep.js';
import { readRecentHistory } from '../../server/store/recentHistory.js';

/** Evaluates a condition for the vintages after a day (empty: all). */
export async function listFirings(
  db: Knex,
  seriesId: number,
  condition: ValueCondition,
  subject: AlertSubject,
  after = '',
): Promise<Firing[]> {
  const windowSize = getWindowSize(condition, subject.frequency);
  const history = await readRecentHistory(db, seriesId, { after, windowSize });
  const firings = Array.from(iterateSteps(history, windowSize), (step) => evaluateStep(condition, step, subject, []));
  return firings.filter((one) => one !== undefined);
}
