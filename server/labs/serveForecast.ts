import type { AppContext } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import { chargeCompute, type Estimate } from '../compute/chargeCompute.js';
import type { CallContext } from '../compute/computePool.js';
import { ApiError } from '../errors.js';
import type { Progress } from '../jobs/jobRunner.js';
import { withTimeout } from '../jobs/withTimeout.js';
import type { Input } from '../operationInput.js';
import type { Schemas } from '../schemas.js';
import { type ForecastId, findForecastRun, saveForecastRun } from '../store/forecastRuns.js';
import { parseForecast } from './forecastReader.js';
import { type Computation, findComputation, singleFlight } from './singleFlight.js';
import { toForecastJob } from './toForecastJob.js';

/** How to find, compute and store a result. */
interface ServeOptions<Result> extends ForecastId {
  /** The account that alone may read the result; null for a result that all accounts may read. */
  ownerId: string | null;
  /** Number of steps reported as progress. */
  totalSteps: number;
  estimate: Estimate;
  run(call: CallContext, progress: Progress): Promise<Result & { createdAt: string }>;
  /** Runs after the result is computed and stored. */
  afterSave?(result: Result): Promise<void>;
}

type ServedForecast<Result> = { json: Result } | { json: Schemas['ForecastJob']; status: 202; location: string };
type Request = Pick<Input<'forecast.run'>, 'caller' | 'prefersAsync' | 'disconnected' | 'reportCharge'>;

/**
 * Returns the stored result for the key, or computes and stores it. Concurrent requests for the same key share one
 * computation, and only the first is charged. Accounts never share the computation of a private result, because its key
 * depends on the owner. The computation stops when all its callers have disconnected. When the caller prefers an
 * asynchronous response, returns a job (202) instead of waiting. Throws `service_unavailable` when the queue is full or
 * the computation exceeds the time limit.
 */
export async function serveForecast<Result>(
  context: AppContext,
  request: Request,
  options: ServeOptions<Result>,
): Promise<ServedForecast<Result>> {
  const { db, jobs, stopping } = context;
  const { caller, prefersAsync, disconnected } = request;
  const { kind, cacheKey, ownerId, totalSteps } = options;
  const reader = { accountId: ownerId, at: context.now().toISOString() };
  const cached = await findForecastRun(db, options, reader);
  if (cached !== undefined) return { json: parseForecast<Result>(cached, reader) };
  // A stopping process cannot finish the job; the retry reaches another process.
  if (prefersAsync && stopping.aborted) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
  if (prefersAsync) await jobs.assertCanStart(requireAccountId(caller));
  const running = findComputation(db, cacheKey);
  const unstored = new AbortController();
  // A job waits whether or not its client is still connected, unless it cannot be stored.
  const signal = prefersAsync ? unstored.signal : disconnected;
  const { computation, result } =
    running === undefined ? await startCharged(context, request, options, signal) : join(running, signal);
  if (!prefersAsync) {
    const answer = await withTimeout(result, computation.started);
    if (answer === undefined) throw buildTimeoutError();
    return { json: parseForecast<Result>({ answer, accountId: ownerId, shareExpiresAt: null }, reader) };
  }
  const newJob = { accountId: requireAccountId(caller), kind: `forecast.${kind}`, total: totalSteps };
  const work = async (progress: Progress) => {
    computation.subscribe(progress);
    await result;
    return { cacheKey };
  };
  const job = await jobs.start(newJob, work).catch((failure: unknown) => {
    unstored.abort();
    throw failure;
  });
  return { json: toForecastJob(job), status: 202, location: `/api/forecast/jobs/${job.id}` };
}

/** A computation that a request waits for, and its result for this request. */
interface Joined {
  computation: Computation;
  result: Promise<string>;
}

/** Joins at once: a computation stops when all others who wait for it leave. */
function join(computation: Computation, signal: AbortSignal): Joined {
  const result = computation.wait(signal);
  // No one awaits the result of a job that cannot be stored.
  result.catch(() => undefined);
  return { computation, result };
}

/** Charges the account and starts the computation. Gives the charge back if the computation never starts. */
async function startCharged<Result>(
  context: AppContext,
  request: Request,
  options: ServeOptions<Result>,
  signal: AbortSignal,
): Promise<Joined> {
  const { db, compute } = context;
  const { kind, cacheKey, ownerId, estimate, run, afterSave } = options;
  const { owner, refund } = await chargeCompute(context, request, estimate);
  // Another request can have started the same computation meanwhile.
  let hasStarted = false;
  const work = async (progress: Progress, signal: AbortSignal) => {
    const onStarted = () => {
      if (!hasStarted) progress.started();
      hasStarted = true;
    };
    const part = isPart(kind, request) ? { totalCost: estimate.cost, isAwaited: !request.prefersAsync } : undefined;
    const result = await run({ owner, signal, onStarted, part }, progress);
    signal.throwIfAborted();
    const computed = { accountId: ownerId, answer: JSON.stringify(result) };
    const text = await saveForecastRun(db, options, computed, result.createdAt);
    await afterSave?.(result);
    return text;
  };
  let isOwn = false;
  const refundUnlessStarted = async (failure: unknown): Promise<never> => {
    if (!hasStarted) await refund();
    throw failure;
  };
  try {
    const computation = singleFlight(db, cacheKey, (progress, signal) => {
      isOwn = true;
      const start = () => work(progress, signal).catch(refundUnlessStarted);
      return isPart(kind, request) ? compute.jobLimit.run(owner.name, start) : start();
    });
    const joined = join(computation, signal);
    if (!isOwn) await refund();
    return joined;
  } catch (failure) {
    return refundUnlessStarted(failure);
  }
}

/** Backtests and background forecasts have a limit of their own. A synchronous forecast is a single call. */
function isPart(kind: ForecastId['kind'], { prefersAsync }: Request): boolean {
  return kind === 'backtest' || prefersAsync;
}

function buildTimeoutError(): ApiError {
  return new ApiError('service_unavailable', {
    message:
      'The computation takes longer than 30 seconds and continues. Repeat the request later to get the result, or send "Prefer: respond-async" to run it as a job.',
    retryAfterSeconds: 15,
  });
}
