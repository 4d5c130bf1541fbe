import type { LoadProgress } from './loadLibrary.js';

const seriesPerLine = 500;

/** Creates a function that shows progress as one updating line on a terminal, and as a line every 500 series elsewhere. */
export function createProgressReporter(output: NodeJS.WriteStream): (progress: LoadProgress) => void {
  return ({ series, total, observations }) => {
    const text = `Loading the library: ${series} of ${total} series, ${observations.toLocaleString('en')} observations`;
    const isLast = series === total;
    if (output.isTTY) output.write(`\r${text}${isLast ? '\n' : ''}`);
    else if (isLast || series % seriesPerLine === 0) output.write(`${text}\n`);
  };
}
