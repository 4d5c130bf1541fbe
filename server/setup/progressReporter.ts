import type { LoadProgress } from './loadLibrary.js';

const seriesPerLine = 500;

/** Shows a load as one line that moves on a terminal, and as a line every 500 series elsewhere. */
export function createProgressReporter(output: NodeJS.WriteStream): (progress: LoadProgress) => void {
  return ({ series, of, observations }) => {
    const text = `Loading the library: ${series} of ${of} series, ${observations.toLocaleString('en')} observations`;
    const isLast = series === of;
    if (output.isTTY) output.write(`\r${text}${isLast ? '\n' : ''}`);
    else if (isLast || series % seriesPerLine === 0) output.write(`${text}\n`);
  };
}
