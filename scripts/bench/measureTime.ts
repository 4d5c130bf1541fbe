import { median } from './quantile.js';

const batches = 9;

/** Returns the microseconds per call: the median of several batches. */
export async function measureTime(call: () => unknown, callsPerBatch: number): Promise<number> {
  const [time = Number.NaN] = await measureInterleaved([call], callsPerBatch);
  return time;
}

/** Measures several calls in alternating batches, so that other load on the machine affects all of them. Drops a warm-up batch. */
export async function measureInterleaved(calls: readonly (() => unknown)[], callsPerBatch: number): Promise<number[]> {
  const times: number[][] = calls.map(() => []);
  for (let batch = 0; batch <= batches; batch += 1) {
    for (const [index, call] of calls.entries()) times[index]?.push(await measureBatch(call, callsPerBatch));
  }
  return times.map(([_warmUp, ...measured]) => median(measured));
}

async function measureBatch(call: () => unknown, calls: number): Promise<number> {
  const startedAt = performance.now();
  for (let index = 0; index < calls; index += 1) await call();
  return ((performance.now() - startedAt) * 1000) / calls;
}
