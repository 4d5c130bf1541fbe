const maxWaitMs = 30_000;

/** Resolves or rejects like `work`, or resolves to undefined after 30 seconds. The work itself continues. */
export function withTimeout<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), maxWaitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
