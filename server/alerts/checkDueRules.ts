import type { Knex } from 'knex';
import { type AlertRule, listDueRules, setNextCheck } from '../store/alertRules.js';
import { toChunks } from '../store/rows.js';
import { takeTurn } from '../takeTurn.js';
import type { AlertCandidate } from './alertCandidate.js';
import { type Check, checkByTime } from './checkByTime.js';
import type { EvaluationLease } from './evaluationLease.js';
import { leaveOutFired } from './leaveOutFired.js';

const rulesPerBatch = 50;
/** Keeps a transaction, during which SQLite holds the event loop, below 50 ms. */
const candidatesPerCommit = 100;

/** Checks the rules that depend on the time and are due. Returns how many alerts fired. */
export async function checkDueRules(
  db: Knex,
  lease: EvaluationLease,
  at: Date,
  stopping: AbortSignal,
): Promise<number> {
  let fired = 0;
  for (;;) {
    const rules = await listDueRules(db, at.toISOString(), rulesPerBatch);
    for (const rule of rules) {
      if (stopping.aborted) return fired;
      const { candidates, nextAt } = await checkByTime(db, rule, at);
      fired += await commitCheck(lease, rule, { candidates: await selectNew(db, candidates), nextAt });
    }
    if (rules.length < rulesPerBatch) return fired;
  }
}

/** Leaves out what has fired. At most checks that is everything, which a read shows faster than a write. Takes turns. */
async function selectNew(db: Knex, candidates: AlertCandidate[]): Promise<AlertCandidate[]> {
  const selected: AlertCandidate[] = [];
  for (const slice of toChunks(candidates, candidatesPerCommit)) {
    await takeTurn();
    selected.push(...(await leaveOutFired(db, slice)));
  }
  return selected;
}

/** Writes what a rule fires, in slices: all series of a release can be overdue. The last one sets the next check. */
async function commitCheck(lease: EvaluationLease, rule: AlertRule, { candidates, nextAt }: Check): Promise<number> {
  let fired = 0;
  const slices = toChunks(candidates, candidatesPerCommit);
  const last = slices.pop() ?? [];
  for (const slice of slices) fired += await lease.commit(slice);
  fired += await lease.commit(last, async (trx) => {
    await setNextCheck(trx, rule, nextAt);
    return last;
  });
  lease.recordEvaluations(1);
  return fired;
}
