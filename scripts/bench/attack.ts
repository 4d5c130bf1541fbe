import { request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAutoregressiveSeries } from './statistics/createAutoregressiveSeries.js';

/** A request with a JSON body, or without one. */
export interface BenchRequest {
  path: string;
  body?: string | undefined;
  isAsync?: boolean;
}

const refusedPauseMs = 100;
const maxSampleLength = 100_000;
const maxForecastLength = 3_000;
const allModels = 'auto ets theta arima naive snaive naive2 drift ses holt damped dynamic_theta combination'.split(' ');

const diagnostics = JSON.stringify({
  values: [...createAutoregressiveSeries(maxSampleLength)],
  tests: 'acf pacf ljung_box box_pierce jarque_bera arch_lm durbin_watson breusch_godfrey'.split(' '),
  ...{ acfMaxLag: 1_000, pacfMaxLag: 100, ljungBoxLags: 1_000, archLmLags: 50, includeValues: true },
  options: { pacfMethod: 'ols', breuschGodfreyLags: 50 },
});

/** The most expensive requests that a Free account can send; `count` makes each a new one. */
const expensiveRequests: ((count: number) => BenchRequest)[] = [
  () => ({ path: '/api/labs/diagnostics', body: diagnostics }),
  (count) => createForecast(maxForecastLength, count, { horizon: 24, backtestOrigins: 20 }),
  (count) => ({ ...createForecast(maxForecastLength, count, { horizon: 25, backtestOrigins: 20 }), isAsync: true }),
  (count) => {
    const backtest = { seriesId: 'us-unemployment-rate', origins: 20, models: allModels, window: 240 };
    return { path: '/api/forecast/backtest', body: JSON.stringify({ ...backtest, horizon: 1 + (count % 24) }) };
  },
];

/** A forecast of a new monthly series with values of its own. */
export function createForecast(length: number, count: number, options: object): BenchRequest {
  const values = [...createAutoregressiveSeries(length)].map((value, index) => {
    return 100 + value + 2 * Math.sin((2 * Math.PI * index) / 12) + 1e-6 * count * (index % 7);
  });
  return { path: '/api/forecast/run', body: JSON.stringify({ values, frequency: 'monthly', ...options }) };
}

/** Sends the most expensive requests of each kind without pause until the signal is aborted. Returns the number by status. */
export async function attack(port: number, keys: readonly string[], signal: AbortSignal): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const repeat = async (key: string, create: (count: number) => BenchRequest, first: number) => {
    for (let count = first; !signal.aborted; count += keys.length) {
      const status = await sendRequest(port, key, create(count), signal).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 400) await sleep(refusedPauseMs);
    }
  };
  await Promise.all(keys.flatMap((key, index) => expensiveRequests.map((create) => repeat(key, create, index))));
  statuses.delete(0);
  return statuses;
}

/** Sends a request, reads the response and returns the status. */
export function sendRequest(
  port: number,
  key: string,
  { path, body, isAsync }: BenchRequest,
  signal?: AbortSignal,
): Promise<number> {
  const headers = {
    'X-API-Key': key,
    ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    ...(isAsync && { Prefer: 'respond-async' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, ...(signal && { signal }) };
    const request = send(options, (response) => {
      response.resume().on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject).end(body);
  });
}
