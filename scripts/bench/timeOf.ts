import { median } from './quantile.js';

const batches = 9;

/** Microseconds that a call takes when it is made again and again: the median of several batches. */
export async function timeOf(call: () => unknown, callsABatch: number): Promise<number> {
  const [time = Number.NaN] = await timeByTurns([call], callsABatch);
  return time;
}

/** The same for several calls, batch by batch in turns, so that what else the machine does weighs on all. A first turn is dropped. */
export async function timeByTurns(calls: readonly (() => unknown)[], callsABatch: number): Promise<number[]> {
  const times: number[][] = calls.map(() => []);
  for (let batch = 0; batch <= batches; batch += 1) {
    for (const [index, call] of calls.entries()) times[index]?.push(await timeOfBatch(call, callsABatch));
  }
  return times.map(([_warmUp, ...measured]) => median(measured));
}

async function timeOfBatch(call: () => unknown, calls: number): Promise<number> {
  const startedAt = performance.now();
  for (let index = 0; index < calls; index += 1) await call();
  return ((performance.now() - startedAt) * 1000) / calls;
}
