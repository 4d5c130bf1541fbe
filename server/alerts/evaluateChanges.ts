import type { Knex } from 'knex';
import { listChangedSeriesIds, markEvaluated, readSeriesVersions } from '../store/changedSeries.js';
import { toChunks } from '../store/rows.js';
import { takeTurn } from '../takeTurn.js';
import type { AlertCandidate } from './alertCandidate.js';
import { evaluateSeries } from './evaluateSeries.js';
import type { EvaluationLease } from './evaluationLease.js';
import { planEvaluation } from './planEvaluation.js';
import type { SeriesToEvaluate } from './seriesToEvaluate.js';

/** Number of series of one transaction, whose results take less than 50 ms to write. */
const seriesPerBatch = 25;
/** Number of series that are read at the same time. */
const seriesAtOnce = 8;

/** Evaluates the rules about series that changed after a version of the library. Returns how many alerts fired. */
export async function evaluateChanges(
  db: Knex,
  lease: EvaluationLease,
  { from, to, day }: { from: number; to: number; day: string },
  stopping: AbortSignal,
): Promise<number> {
  let fired = 0;
  for (let last = 0; ; ) {
    await takeTurn();
    // The version is not saved, so that the next run continues.
    if (stopping.aborted) return fired;
    const ids = await listChangedSeriesIds(db, { version: from, id: last }, seriesPerBatch);
    fired += await evaluateBatch(db, lease, ids, day);
    last = ids.at(-1) ?? last;
    if (ids.length < seriesPerBatch) break;
  }
  await lease.commit([], undefined, { libraryVersion: to });
  return fired;
}

async function evaluateBatch(db: Knex, lease: EvaluationLease, ids: number[], day: string): Promise<number> {
  const work = ids.length === 0 ? [] : await planEvaluation(db, ids);
  if (work.length === 0) return 0;
  const candidates: AlertCandidate[] = [];
  for (const group of toChunks(work, seriesAtOnce)) {
    const found = await Promise.all(group.map((one) => evaluateSeries(db, one, day)));
    candidates.push(...found.flat());
    await takeTurn();
  }
  const fired = await lease.commit(candidates, (trx, confirmed) => confirm(trx, work, confirmed));
  for (const { rules, pending } of work)
    lease.recordEvaluations(
      rules.length,
      pending.map(({ ingestedAt }) => ingestedAt),
    );
  return fired;
}

/** Records what was evaluated. Leaves out series that changed while they were evaluated: the next run evaluates them. */
async function confirm(
  trx: Knex.Transaction,
  work: SeriesToEvaluate[],
  candidates: AlertCandidate[],
): Promise<AlertCandidate[]> {
  const versions = await readSeriesVersions(
    trx,
    work.map(({ series }) => series.id),
  );
  const unchanged = work.filter(({ series }) => versions.get(series.id) === series.version);
  await markEvaluated(
    trx,
    unchanged.flatMap(({ pending }) => pending.at(-1) ?? []),
  );
  const ids = new Set(unchanged.map(({ series }) => series.id));
  return candidates.filter(({ seriesId }) => seriesId !== null && ids.has(seriesId));
}
