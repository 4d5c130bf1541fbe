/** Waits for work, and returns its result and how many iterations of the event loop it took. */
export async function countIterations<Result>(work: Promise<Result>): Promise<{ result: Result; iterations: number }> {
  let iterations = 0;
  let isWorking = true;
  const count = () => {
    iterations += 1;
    if (isWorking) setImmediate(count);
  };
  setImmediate(count);
  const result = await work;
  isWorking = false;
  return { result, iterations };
}
