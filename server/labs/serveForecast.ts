import type { AppContext } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Input } from '../contract.js';
import { ApiError } from '../errors.js';
import type { Progress } from '../jobs/jobRunner.js';
import { withTimeout } from '../jobs/withTimeout.js';
import type { Schemas } from '../schemas.js';
import { type ForecastKind, findForecastRun, saveForecastRun } from '../store/forecastRuns.js';
import { type Computation, singleFlight } from './singleFlight.js';
import { toForecastJob } from './toForecastJob.js';

/** How to find, compute and store a result. */
interface ServeOptions<Result> {
  kind: ForecastKind;
  cacheKey: string;
  /** Number of steps reported as progress. */
  totalSteps: number;
  run(progress: Progress): Promise<Result & { createdAt: string }>;
  /** Runs after the result is computed and stored. */
  afterSave?(result: Result): Promise<void>;
}

type ServedForecast<Result> = { json: Result } | { json: Schemas['ForecastJob']; status: 202; location: string };

/**
 * Returns the stored result for the key, or computes and stores it. Concurrent requests for the same key share one
 * computation. When the caller prefers an asynchronous response, returns a job (202) instead of waiting. Throws
 * `service_unavailable` when the queue is full or the computation exceeds the time limit.
 */
export async function serveForecast<Result>(
  context: AppContext,
  { caller, prefersAsync }: Pick<Input<'forecast.run'>, 'caller' | 'prefersAsync'>,
  options: ServeOptions<Result>,
): Promise<ServedForecast<Result>> {
  const { db, jobs, stopping } = context;
  const { semaphore } = context.compute;
  const { kind, cacheKey, totalSteps, run, afterSave } = options;
  const cached = await findForecastRun(db, kind, cacheKey);
  if (cached !== undefined) return { json: JSON.parse(cached) };
  // A stopping process cannot finish the job; the retry reaches another process.
  if (prefersAsync && stopping.aborted) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
  const accountId = requireAccountId(caller);
  // A synchronous forecast is a single task of the compute pool, which has its own queue.
  const waitsForSlot = kind === 'backtest' || prefersAsync;
  const computation = singleFlight(db, cacheKey, (progress) => {
    const compute = async () => {
      progress.started();
      const result = await run(progress);
      const text = await saveForecastRun(db, kind, cacheKey, JSON.stringify(result), result.createdAt);
      await afterSave?.(result);
      return text;
    };
    return waitsForSlot ? semaphore.run(accountId, compute) : compute();
  });
  if (!prefersAsync) {
    const text = await withTimeout(computation.result);
    if (text === undefined) throw buildTimeoutError();
    return { json: JSON.parse(text) };
  }
  const job = await jobs.start({ accountId, kind: `forecast.${kind}`, total: totalSteps }, (progress) =>
    waitForCacheKey(computation, progress, cacheKey),
  );
  return { json: toForecastJob(job), status: 202, location: `/api/forecast/jobs/${job.id}` };
}

async function waitForCacheKey(
  computation: Computation,
  progress: Progress,
  cacheKey: string,
): Promise<{ cacheKey: string }> {
  computation.subscribe(progress);
  await computation.result;
  return { cacheKey };
}

function buildTimeoutError(): ApiError {
  return new ApiError('service_unavailable', {
    message:
      'The computation takes longer than 30 seconds and continues. Repeat the request later to get the result, or send "Prefer: respond-async" to run it as a job.',
    retryAfterSeconds: 15,
  });
}
