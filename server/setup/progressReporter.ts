import { createProgressBar } from './createProgressBar.js';
import type { LoadProgress } from './loadObservations.js';

const lineIntervalMs = 5_000;

/** Creates a function that shows the progress as a bar on a terminal, and as a line every five seconds elsewhere. */
export function createProgressReporter(
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  getTime = () => performance.now(),
): (progress: LoadProgress) => void {
  const showBar = createProgressBar(output, getTime);
  let shownAt = getTime();
  return ({ series, total, observations, title }) => {
    if (output.isTTY) return showBar(series, total, `series  ${title}`);
    const now = getTime();
    if (now - shownAt < lineIntervalMs && series < total) return;
    shownAt = now;
    output.write(
      `Loading the library: ${series} of ${total} series, ${observations.toLocaleString('en')} observations (${title})\n`,
    );
  };
}
