import { createProgressBar } from './createProgressBar.js';
import type { LoadProgress } from './loadObservations.js';

const lineIntervalMs = 5_000;
const barIntervalMs = 100;

/** Creates a function that shows the progress as a bar on a terminal, and as a line every five seconds elsewhere. */
export function createProgressReporter(
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  getTime = () => performance.now(),
): (progress: LoadProgress) => void {
  const showBar = createProgressBar(output);
  let shownAt = getTime();
  return ({ series, total, observations, title }) => {
    const now = getTime();
    if (now - shownAt < (output.isTTY ? barIntervalMs : lineIntervalMs) && series < total) return;
    shownAt = now;
    if (output.isTTY) showBar(series, total, `series  ${title}`);
    else
      output.write(
        `Loading the library: ${series} of ${total} series, ${observations.toLocaleString('en')} observations (${title})\n`,
      );
  };
}
