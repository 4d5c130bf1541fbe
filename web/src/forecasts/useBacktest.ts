import type { BacktestRequest, BacktestRun, ForecastJob } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { type Call, useCall } from '../useCall';

interface Backtest extends Call<BacktestRun> {
  /** The running job; undefined until it has started, and if the result was already available. */
  job: ForecastJob | undefined;
}

/** Runs a backtest as a job of the server and polls it. A null request runs nothing. */
export function useBacktest(request: BacktestRequest | null): Backtest {
  const [job, setJob] = useState<ForecastJob>();
  const call = useCall(request === null ? '' : `backtest ${JSON.stringify(request)}`, () =>
    runBacktest(request as BacktestRequest, setJob),
  );
  return { ...call, job };
}

/** A failed backtest job, with the message of the server. */
export class BacktestError extends Error {}

const pollIntervalMs = 800;

async function runBacktest(
  request: BacktestRequest,
  onProgress: (job: ForecastJob | undefined) => void,
): Promise<BacktestRun> {
  onProgress(undefined);
  let response: BacktestRun | ForecastJob = await almanac.forecast.backtest({
    ...request,
    prefer: 'respond-async',
  });
  while ('state' in response) {
    onProgress(response);
    if (response.error !== null) throw new BacktestError(response.error.message);
    if (response.cacheKey !== null) return almanac.forecast.getBacktest({ cacheKey: response.cacheKey });
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    response = await almanac.forecast.job({ jobId: response.id });
  }
  return response;
}
