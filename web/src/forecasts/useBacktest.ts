import type { BacktestRequest, BacktestRun, ForecastJob } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { type Call, useCall } from '../useCall';

interface Backtest extends Call<BacktestRun> {
  /** How far it is; undefined before that is known, and where the answer was there already. */
  job: ForecastJob | undefined;
}

/** Runs a backtest in the background of the server; null runs none. */
export function useBacktest(request: BacktestRequest | null): Backtest {
  const [job, setJob] = useState<ForecastJob>();
  const call = useCall(request === null ? '' : `backtest ${JSON.stringify(request)}`, () =>
    backtestOf(request as BacktestRequest, setJob),
  );
  return { ...call, job };
}

/** A backtest that was begun and could not be ended, in the server's words. */
export class BacktestFailed extends Error {}

const pollEvery = 800;

async function backtestOf(
  backtestRequest: BacktestRequest,
  tell: (job: ForecastJob | undefined) => void,
): Promise<BacktestRun> {
  tell(undefined);
  let answer: BacktestRun | ForecastJob = await almanac.forecast.backtest({ backtestRequest, Prefer: 'respond-async' });
  while ('state' in answer) {
    tell(answer);
    if (answer.error !== null) throw new BacktestFailed(answer.error.message);
    if (answer.cacheKey !== null) return almanac.forecast.getBacktest({ cacheKey: answer.cacheKey });
    await new Promise((resolve) => setTimeout(resolve, pollEvery));
    answer = await almanac.forecast.job({ jobId: answer.id });
  }
  return answer;
}
