import type { Knex } from 'knex';
import { type AlertRule, listDueRules, setNextCheck } from '../store/alertRules.js';
import { type Check, checkByTime } from './checkByTime.js';
import type { EvaluationLease } from './evaluationLease.js';

const rulesPerBatch = 50;

/** Checks the rules that depend on the time and are due. Returns how many alerts fired. */
export async function checkDueRules(
  db: Knex,
  lease: EvaluationLease,
  at: Date,
  stopping: AbortSignal,
): Promise<number> {
  let fired = 0;
  while (!stopping.aborted) {
    const rules = await listDueRules(db, at.toISOString(), rulesPerBatch);
    const checks: (Check & { rule: AlertRule })[] = [];
    for (const rule of rules) checks.push({ rule, ...(await checkByTime(db, rule, at)) });
    if (rules.length > 0)
      fired += await lease.commit(
        checks.flatMap(({ candidates }) => candidates),
        async (trx, candidates) => {
          for (const { rule, nextAt } of checks) await setNextCheck(trx, rule, nextAt);
          return candidates;
        },
      );
    lease.recordEvaluations(rules.length);
    if (rules.length < rulesPerBatch) return fired;
  }
  return fired;
}
