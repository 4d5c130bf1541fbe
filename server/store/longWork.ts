import { AsyncLocalStorage } from 'node:async_hooks';

const longWork = new AsyncLocalStorage<true>();
let runningCount = 0;

/** Runs work whose statements may take longer than those of requests: imports and jobs. */
export async function runLongWork<Result>(work: () => Promise<Result>): Promise<Result> {
  runningCount += 1;
  try {
    return await longWork.run(true, work);
  } finally {
    runningCount -= 1;
    // Until version 22, Node takes longer for each request while it tracks work.
    if (runningCount === 0) longWork.disable();
  }
}

export function isLongWork(): boolean {
  return longWork.getStore() === true;
}
