const maxWaitMs = 30_000;

/** Resolves or rejects like `work`, or resolves to undefined 30 seconds after it has started. The work itself continues. */
export function withTimeout<Result>(work: Promise<Result>, started = Promise.resolve()): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let hasEnded = false;
    void started.then(() => {
      if (!hasEnded) timer = setTimeout(() => resolve(undefined), maxWaitMs);
    });
    work.then(resolve, reject).finally(() => {
      hasEnded = true;
      clearTimeout(timer);
    });
  });
}
