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

/** What is asked for: under which key it is kept, and how it is made where it is not. */
interface ServeOptions<Result> {
  kind: ForecastKind;
  cacheKey: string;
  /** Steps that making it takes. */
  totalSteps: number;
  run(progress: Progress): Promise<Result & { createdAt: string }>;
  /** What else is done once it is made and kept. */
  afterSave?(result: Result): Promise<void>;
}

type ServedForecast<Result> = { json: Result } | { json: Schemas['ForecastJob']; status: 202; location: string };

/**
 * What is kept under the key; otherwise it is made, once for all who ask at the same time, while the caller waits or, where it prefers
 * that, in the background. Throws `service_unavailable` where there is no place for it, or where it takes too long to wait for.
 */
export async function serveForecast<Result>(
  context: AppContext,
  { caller, prefersAsync: prefersLater }: Pick<Input<'forecast.run'>, 'caller' | 'prefersAsync'>,
  options: ServeOptions<Result>,
): Promise<ServedForecast<Result>> {
  const { db, jobs, stopping } = context;
  const { semaphore } = context.compute;
  const { kind, cacheKey, totalSteps, run, afterSave } = options;
  const cached = await findForecastRun(db, kind, cacheKey);
  if (cached !== undefined) return { json: JSON.parse(cached) };
  // What this process would not live to finish is asked of another.
  if (prefersLater && stopping.aborted) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
  const accountId = requireAccountId(caller);
  // A forecast that its caller waits for is one task of the pool, which has a queue of its own.
  const waitsForSlot = kind === 'backtest' || prefersLater;
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
  if (!prefersLater) {
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
      'This takes longer than 30 seconds. It goes on: the same call answers it once it is done. With "Prefer: respond-async" nobody has to wait.',
    retryAfterSeconds: 15,
  });
}
