import type { Schemas } from '../schemas.js';
import type { StoredJob } from '../store/jobs.js';

/** Kind in responses by stored job kind. */
const jobKinds: Record<string, Schemas['ForecastJob']['kind']> = {
  'forecast.run': 'run',
  'forecast.backtest': 'backtest',
};

/** Whether a job computes a forecast or a backtest. */
export function isForecastJob({ kind }: StoredJob): boolean {
  return Object.hasOwn(jobKinds, kind);
}

/** Converts a stored job to its response. */
export function toForecastJob(job: StoredJob): Schemas['ForecastJob'] {
  const { id, state, done, total, createdAt, startedAt, endedAt, result, error } = job;
  const kind = jobKinds[job.kind] ?? 'run';
  const cacheKey = (result as { cacheKey: string } | null)?.cacheKey ?? null;
  return {
    ...{ id, kind, state, progress: { done, total }, createdAt, startedAt, endedAt, cacheKey },
    result: cacheKey && `/api/forecast/${kind}/${cacheKey}`,
    error: error as Schemas['ForecastJob']['error'],
  };
}
