import type { AppContext } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Input, Schemas } from '../contract.js';
import { ApiError } from '../errors.js';
import type { Progress } from '../jobs/jobRunner.js';
import { withTimeout } from '../jobs/withTimeout.js';
import { type ForecastKind, findForecastRun, keepForecastRun } from '../store/forecastRuns.js';
import { type Computation, forecastOnce } from './forecastOnce.js';
import { jobRecord } from './jobRecord.js';

/** What is asked for: under which key it is kept, and how it is made where it is not. */
interface Wanted<Made> {
  kind: ForecastKind;
  cacheKey: string;
  /** Steps that making it takes. */
  total: number;
  make(progress: Progress): Promise<Made & { createdAt: string }>;
  /** What else is done once it is made and kept. */
  whenKept?(made: Made): Promise<void>;
}

type Answer<Made> = { json: Made } | { json: Schemas['ForecastJob']; status: 202; location: string };

/**
 * What is kept under the key; otherwise it is made, once for all who ask at the same time, while the caller waits or, where it prefers
 * that, in the background. Throws `service_unavailable` where there is no place for it, or where it takes too long to wait for.
 */
export async function answerForecast<Made>(
  context: AppContext,
  { caller, prefersAsync: prefersLater }: Pick<Input<'forecast.run'>, 'caller' | 'prefersAsync'>,
  wanted: Wanted<Made>,
): Promise<Answer<Made>> {
  const { db, jobs: tasks, stopping } = context;
  const { semaphore: turns } = context.compute;
  const { kind, cacheKey, total, make, whenKept } = wanted;
  const kept = await findForecastRun(db, kind, cacheKey);
  if (kept !== undefined) return { json: JSON.parse(kept) };
  // What this process would not live to finish is asked of another.
  if (prefersLater && stopping.aborted) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
  const accountId = requireAccountId(caller);
  // A forecast that its caller waits for is one task of the pool, which has a queue of its own.
  const waitsForTurn = kind === 'backtest' || prefersLater;
  const computation = forecastOnce(db, cacheKey, (progress) => {
    const compute = async () => {
      progress.started();
      const made = await make(progress);
      const text = await keepForecastRun(db, kind, cacheKey, JSON.stringify(made), made.createdAt);
      await whenKept?.(made);
      return text;
    };
    return waitsForTurn ? turns.run(accountId, compute) : compute();
  });
  if (!prefersLater) {
    const text = await withTimeout(computation.answer);
    if (text === undefined) throw tooSlow();
    return { json: JSON.parse(text) };
  }
  const task = await tasks.start({ accountId, kind: `forecast.${kind}`, total }, (progress) =>
    keyOf(computation, progress, cacheKey),
  );
  return { json: jobRecord(task), status: 202, location: `/api/forecast/jobs/${task.id}` };
}

async function keyOf(computation: Computation, progress: Progress, cacheKey: string): Promise<{ cacheKey: string }> {
  computation.follow(progress);
  await computation.answer;
  return { cacheKey };
}

function tooSlow(): ApiError {
  return new ApiError('service_unavailable', {
    message:
      'This takes longer than 30 seconds. It goes on: the same call answers it once it is done. With "Prefer: respond-async" nobody has to wait.',
    retryAfterSeconds: 15,
  });
}
