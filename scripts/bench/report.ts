import { cpus } from 'node:os';
import { longRows } from './longSeries.js';
import { quantile } from './quantile.js';
import { formatMegabytes, formatNumber, formatRatio, formatTable } from './table.js';
import type { TemporaryLibrary } from './temporaryLibrary.js';
import { type AlertTimes, alertBenchTitle } from './timeAlerts.js';
import type { DecisionTime } from './timeDecisions.js';
import type { FairnessTimes } from './timeFairness.js';
import type { ImportTimes } from './timeImport.js';
import type { LabTimes } from './timeLabs.js';
import type { LimitTimes } from './timeLimits.js';
import type { NodeTimes } from './timeNodes.js';
import type { ReadTimes } from './timeReads.js';
import type { RefreshTimes } from './timeRefresh.js';
import type { SearchTimes } from './timeSearches.js';
import type { StartTime } from './timeStarts.js';
import type { StatisticsTimes } from './timeStatistics.js';
import { rowsPerFile, type UploadTimes, uploadedFiles } from './timeUploads.js';
import { type WebhookTimes, webhookBenchTitle } from './timeWebhooks.js';

export function reportMachine(): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim()}`;
  return `${machine}, Node ${process.versions.node}, ${process.platform}, ${new Date().toISOString().slice(0, 10)}`;
}

export function reportStarts(starts: readonly StartTime[]): string {
  return formatTable(
    ['Starts of the server', 's to first response', 's to loaded', 'RSS', 'peak RSS'],
    starts.map(({ title, firstResponseMs, loadedMs, usage }) => [
      title,
      ...[firstResponseMs, loadedMs].map((time) => formatNumber(time / 1000, 2)),
      ...[usage.rssBytes, usage.peakBytes].map(formatMegabytes),
    ]),
  );
}

export function reportDatabase({ databaseBytes, observationRows }: TemporaryLibrary): string {
  const perRow = formatNumber(databaseBytes / observationRows, 1);
  return `Database: ${formatMegabytes(databaseBytes)} for ${formatNumber(observationRows)} observation rows, ${perRow} bytes per row including all tables and indexes`;
}

export function reportSearches({ first, all, slowest }: SearchTimes): string {
  const [p50, p99] = [0.5, 0.99].map((share) => formatNumber(quantile(all, share), 1));
  return [
    `Twenty searches, uncached, sequential: p50 ${p50} ms, p99 ${p99} ms;`,
    `slowest "${slowest.text}" ${formatNumber(slowest.milliseconds, 1)} ms; first search after the start ${formatNumber(first, 1)} ms`,
  ].join(' ');
}

export function reportReads({ reads, restingBytes, peakBytes, writeSeconds }: ReadTimes): string {
  const rows = reads.map(({ title, bytes, ratio, milliseconds, cpuMs }) => [
    title,
    formatNumber(bytes / 1000, 1),
    formatRatio(ratio),
    formatNumber(cpuMs, 2),
    formatNumber(milliseconds, 2),
  ]);
  return [
    `Reads of a series of ${formatNumber(longRows)} rows, uncached, sequential; CPU relative to SQLite alone for the same rows as CSV`,
    formatTable(['', 'body kB', 'CPU ratio', 'CPU ms', 'ms'], rows),
    `RSS ${formatMegabytes(restingBytes)} before, peak ${formatMegabytes(peakBytes)}. Written in ${formatNumber(writeSeconds, 1)} s, ${formatNumber(longRows / writeSeconds)} rows/s.`,
  ].join('\n');
}

export function reportDecisions(times: readonly DecisionTime[]): string {
  return formatTable(
    ['Decisions inside the process', 'µs per decision'],
    times.map(({ name, microseconds }) => [name, formatNumber(microseconds, 2)]),
  );
}

export function reportLimits(times: readonly LimitTimes[]): string {
  return [
    formatTable(
      ['Rate limiting, a window of 600 almost full', 'µs per decision', 'µs per cached read'],
      times.map(({ name, decisionMicroseconds, readMicroseconds }) => [
        name,
        formatNumber(decisionMicroseconds, 2),
        formatNumber(readMicroseconds),
      ]),
    ),
    'Sequential, client and server in one process. Set TEST_REDIS_URL and TEST_POSTGRES_URL to include Redis and PostgreSQL.',
  ].join('\n');
}

export function reportAlerts(times: readonly AlertTimes[]): string {
  return formatTable(
    [alertBenchTitle, 'fired', 'ms', 'processor ms', 'longest turn ms', 'ms without a change'],
    times.map(({ database, fired, durationMs, cpuMs, maxTurnMs, idleMs }) => [
      database,
      ...[fired, durationMs, cpuMs].map((number) => formatNumber(number)),
      ...[maxTurnMs, idleMs].map((number) => formatNumber(number, 1)),
    ]),
  );
}

export function reportWebhooks(times: readonly WebhookTimes[]): string {
  return formatTable(
    [webhookBenchTitle, 'sent', 'ms', 'processor ms', 'longest turn ms'],
    times.map(({ database, sent, durationMs, cpuMs, maxTurnMs }) => [
      database,
      ...[sent, durationMs, cpuMs].map((number) => formatNumber(number)),
      formatNumber(maxTurnMs, 1),
    ]),
  );
}

export function reportNodes(times: readonly NodeTimes[] | undefined): string {
  if (times === undefined) return 'Several nodes: skipped, because TEST_POSTGRES_URL is not set.';
  return formatTable(
    ['Nodes on PostgreSQL', 'nodes', 'requests/s', 'CPU µs', 'p50 ms', 'p99 ms'],
    times.map(({ title, nodes, requestsPerSecond, cpuMicroseconds, p50, p99 }) => [
      title,
      ...[nodes, requestsPerSecond, cpuMicroseconds].map((value) => formatNumber(value)),
      ...[p50, p99].map((value) => formatNumber(value, 1)),
    ]),
  );
}

export function reportImport(times: readonly ImportTimes[]): string {
  return formatTable(
    ['Imports of fetched series', 'database', 'values', 'ms', 'values/s'],
    times.map(({ name, database, observations, durationMs }) => [
      name,
      database,
      String(observations),
      formatNumber(durationMs),
      formatNumber((observations / durationMs) * 1000),
    ]),
  );
}

export function reportUploads({ files, oneRow, sameDay, reads, waits }: UploadTimes): string {
  return [
    `${uploadedFiles} uploads of ${formatNumber(rowsPerFile)} rows to one series, and what other requests took meanwhile, milliseconds`,
    formatTable(
      ['', 'p50', 'p99', 'max'],
      [
        ['an upload', ...formatQuantiles(files)],
        ['read of one row, not cached', ...formatQuantiles(reads)],
        ['liveness', ...formatQuantiles(waits)],
      ],
    ),
    `One row after them: ${formatNumber(oneRow)} ms; another one on the same day: ${formatNumber(sameDay)} ms.`,
  ].join('\n');
}

export function reportRefresh({ agencies, counts, durationMs, repeatDurationMs }: RefreshTimes): string {
  return [
    formatTable(
      ['Refresh of the library from test doubles of the agencies', 'series', 'calls', 'calls left'],
      agencies.map(({ name, series, calls, left, limit, seconds }) => [
        name,
        String(series),
        String(calls),
        `${left} of ${limit} in ${seconds} s`,
      ]),
    ),
    `${counts['changed']} series changed, ${counts['failed']} failed; ${formatNumber(durationMs)} ms, and ${formatNumber(repeatDurationMs)} ms for a second refresh with nothing due`,
  ].join('\n');
}

export function reportStatistics({ tests, wholeDesignOverOurs }: StatisticsTimes): string {
  return [
    formatTable(
      ['Statistics, in this process', 'ms'],
      tests.map(({ name, milliseconds: durationMs }) => [name, formatNumber(durationMs, 2)]),
    ),
    `A QR decomposition of the whole design matrix takes ${formatRatio(wholeDesignOverOurs)} times as long.`,
  ].join('\n');
}

export function reportLabs({ idle, busy, diagnostics }: LabTimes): string {
  const rows = [
    ['health check, idle server', ...formatQuantiles(idle)],
    ['health check during diagnostics', ...formatQuantiles(busy)],
    ['diagnostics of 100,000 values, ten concurrent', ...formatQuantiles(diagnostics)],
  ];
  return ['Long series in the labs, milliseconds', formatTable(['', 'p50', 'p99', 'max'], rows)].join('\n');
}

/** Reports the times of a bystander alone and beside attackers, and how many times as long the latter are. */
export function reportFairness(results: readonly FairnessTimes[]): string {
  const alone = results.find(({ attackers }) => attackers === 0);
  const rows = results.flatMap(({ attackers, times }) =>
    [...times].map(([name, durations]) => {
      const quantiles = [0.5, 0.95].map((share) => {
        const duration = quantile(durations, share);
        return [formatNumber(duration, 1), formatRatio(duration / quantile(alone?.times.get(name) ?? [], share))];
      });
      return [name, String(attackers), String(durations.length), ...quantiles.flat()];
    }),
  );
  const others = results.map(({ attackers, refused, statuses, load }) => {
    const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
    return `${attackers} attackers: ${counts.join(', ') || 'no requests'}; ${refused} requests of the bystander refused; load ${load.toFixed(1)}`;
  });
  return [
    'A bystander while accounts on the Free plan send the most expensive requests, milliseconds',
    formatTable(['', 'attackers', 'requests', 'p50', 'ratio', 'p95', 'ratio'], rows),
    ...others,
  ].join('\n');
}

function formatQuantiles(times: readonly number[]): string[] {
  return [0.5, 0.99, 1].map((share) => formatNumber(quantile(times, share), 1));
}
