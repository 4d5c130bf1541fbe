const barWidth = 30;
const barIntervalMs = 100;
const lineIntervalMs = 10_000;

/** Creates a function that shows progress: as a bar on a terminal, and elsewhere, as in a log, as a line every ten seconds. */
export function createProgressBar(
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  getTime = () => performance.now(),
): (done: number, total: number, label?: string) => void {
  let shownAt = output.isTTY ? Number.NEGATIVE_INFINITY : getTime();
  return (done, total, label = '') => {
    const isLast = output.isTTY && done === total;
    const intervalMs = output.isTTY ? barIntervalMs : lineIntervalMs;
    if (total === 0 || (getTime() - shownAt < intervalMs && !isLast)) return;
    shownAt = getTime();
    const progress = `${done} of ${total}  ${label}`;
    // Clears the line, because the previous label may have been longer.
    output.write(
      output.isTTY ? `\r\u001b[K${drawBar(done / total)} ${progress}${isLast ? '\n' : ''}` : `${progress}\n`,
    );
  };
}

function drawBar(share: number): string {
  const filled = Math.round(share * barWidth);
  return '█'.repeat(filled) + '░'.repeat(barWidth - filled);
}
