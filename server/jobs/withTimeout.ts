/** How long a caller waits for an answer. What it waits for goes on. */
const maxWaitMs = 30_000;

/** What comes within 30 seconds, a failure included; undefined when nothing does. */
export function withTimeout<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), maxWaitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
