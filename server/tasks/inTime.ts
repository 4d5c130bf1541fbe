/** How long a caller waits for an answer. What it waits for goes on. */
const patienceMilliseconds = 30_000;

/** What comes within 30 seconds, a failure included; undefined when nothing does. */
export function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), patienceMilliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
