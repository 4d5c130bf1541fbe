import { quantile } from '../quantile.js';
import { formatMegabytes, formatNumber, formatRatio, formatTable } from '../table.js';
import type { MixedInterval } from './runMixedLoad.js';
import type { DownloadTime } from './timeDownload.js';
import type { ScaleTimes } from './timeScale.js';

const names = { wide: '100,609 indicators', long: '11.6 million rows' };

/** Reports requests to a large library. The last column is the longest answer to a liveness probe meanwhile. */
export function reportScale({ name, startMs, memory, times, download }: ScaleTimes): string {
  const rows = times.map(({ title, times: durations, waits, cpuMs }) => [
    title,
    String(durations.length),
    ...[0.5, 0.99, 1].map((share) => formatNumber(quantile(durations, share), 1)),
    formatNumber(cpuMs, 1),
    formatNumber(Math.max(...waits), 1),
  ]);
  return [
    `${names[name]}: first response after ${formatNumber(startMs / 1000, 1)} s; RSS ${formatMegabytes(memory.restingBytes)} at rest, ${formatMegabytes(memory.afterBytes)} after all requests, peak ${formatMegabytes(memory.peakBytes)}`,
    formatTable(['First reads, one after another, in ms', 'requests', 'p50', 'p99', 'max', 'CPU', 'liveness'], rows),
    ...times
      .filter(({ times: all }) => all.length > 1)
      .map(({ title, slowestPath }) => `${title}, slowest: ${slowestPath}`),
    ...(download ? [reportDownload(download)] : []),
  ].join('\n');
}

function reportDownload(download: DownloadTime): string {
  const { megabytesPerSecond, sqliteMegabytesPerSecond, restingBytes, maxBytes, waits, reads } = download;
  const other =
    sqliteMegabytesPerSecond === undefined
      ? 'there is no sqlite3 to compare it with'
      : `${formatRatio(megabytesPerSecond / sqliteMegabytesPerSecond)} of sqlite3 -csv (${formatNumber(sqliteMegabytesPerSecond, 1)} MB/s)`;
  const read = [0.5, 0.99].map((share) => formatNumber(quantile(reads, share), 1)).join(' and ');
  return [
    `Download of 1,000,000 rows: ${formatNumber(megabytesPerSecond, 1)} MB/s, ${other}; ${formatMegabytes(maxBytes - restingBytes)} above the memory before;`,
    `meanwhile ${reads.length} reads of one row took ${read} ms (p50 and p99), and liveness at most ${formatNumber(Math.max(...waits), 1)} ms.`,
  ].join(' ');
}

const mixedWidths = [8, 8, 8, 8, 8, 8, 8, 10, 8, 8, 10];

/** Reports an interval of mixed load as a line of a table, whose header has no interval. */
export function reportMixed(interval?: MixedInterval): string {
  const cells =
    interval === undefined
      ? ['seconds', 'requests', 'hits %', 'p50 ms', 'p99 ms', 'max ms', 'import', 'liveness', 'loop', 'run', 'RSS MB']
      : formatInterval(interval);
  return cells.map((cell, column) => cell.padStart(mixedWidths[column] ?? 0)).join('  ');
}

function formatInterval(interval: MixedInterval): string[] {
  const { seconds, requests, hitRate, times, waits, loopDelay, longestRun, imports, rssBytes } = interval;
  return [
    formatNumber(seconds),
    formatNumber(requests),
    formatNumber(hitRate * 100),
    ...[0.5, 0.99, 1].map((share) => formatNumber(quantile(times, share), 1)),
    imports.map((time) => formatNumber(time)).join('+'),
    formatNumber(Math.max(...waits), 1),
    formatNumber(loopDelay, 1),
    longestRun === null ? '' : formatNumber(longestRun, 1),
    formatNumber(rssBytes / 1e6),
  ];
}
