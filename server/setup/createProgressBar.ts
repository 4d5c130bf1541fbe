const barWidth = 30;

/** Creates a progress bar on a terminal. Writes nothing if the output is not a terminal. */
export function createProgressBar(output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>) {
  return (done: number, total: number, label = ''): void => {
    if (!output.isTTY || total === 0) return;
    const filled = Math.round((done / total) * barWidth);
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    // Clears the line, because the previous label may have been longer.
    output.write(`\r\u001b[K${bar} ${done} of ${total}  ${label}${done === total ? '\n' : ''}`);
  };
}
