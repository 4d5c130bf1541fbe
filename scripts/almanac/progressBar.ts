import type { ReportProgress } from '../../server/scheduled/scheduledJob.js';

const cells = 30;

/** Shows how far something is as a bar that grows on a terminal, and nothing elsewhere. */
export function progressBar(output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): ReportProgress {
  return (done, of, what = '') => {
    if (!output.isTTY || of === 0) return;
    const full = Math.round((done / of) * cells);
    const bar = '█'.repeat(full) + '░'.repeat(cells - full);
    // What the line had before may have been longer.
    output.write(`\r\u001b[K${bar} ${done} of ${of}  ${what}${done === of ? '\n' : ''}`);
  };
}
