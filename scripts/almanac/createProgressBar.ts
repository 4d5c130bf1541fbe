import type { ReportProgress } from '../../server/scheduled/scheduledJob.js';

const barWidth = 30;

/** Shows how far something is as a bar that grows on a terminal, and nothing elsewhere. */
export function createProgressBar(output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): ReportProgress {
  return (done, total, label = '') => {
    if (!output.isTTY || total === 0) return;
    const filled = Math.round((done / total) * barWidth);
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    // What the line had before may have been longer.
    output.write(`\r\u001b[K${bar} ${done} of ${total}  ${label}${done === total ? '\n' : ''}`);
  };
}
