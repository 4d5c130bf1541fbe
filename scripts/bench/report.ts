import { cpus } from 'node:os';
import type { Comparison, Measurement } from './compareCases.js';
import { longRows } from './longSeries.js';
import { median, quantile } from './quantile.js';
import { formatMegabytes, formatNumber, formatRatio, formatTable } from './table.js';
import type { StartMeasurement, TemporaryLibrary } from './temporaryLibrary.js';
import type { DecisionTime } from './timeDecisions.js';
import type { FairnessTimes } from './timeFairness.js';
import type { ImportTimes } from './timeImport.js';
import type { LabTimes } from './timeLabs.js';
import type { LimitTimes } from './timeLimits.js';
import type { ReadTimes } from './timeReads.js';
import type { RefreshTimes } from './timeRefresh.js';
import type { SearchTimes } from './timeSearches.js';
import type { StatisticsTimes } from './timeStatistics.js';

/** At this share of a core or more, the client can be the bottleneck. */
const busyClientShare = 0.9;

export function reportMachine(): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim()}`;
  return `${machine}, Node ${process.versions.node}, ${process.platform}, ${new Date().toISOString().slice(0, 10)}`;
}

/** Reports the ratios of each pair of measurements, which carry over to other machines, and then the values behind them. */
export function reportComparisons(comparisons: readonly Comparison[]): string {
  const ratios = comparisons.map(({ title, bodyBytes, ours, bare }) => [
    title,
    formatNumber(bodyBytes / 1000, 1),
    formatRatio(computeRatio(ours, bare, 'requestsPerSecond')),
    formatRatio(computeRatio(ours, bare, 'cpuMicroseconds')),
  ]);
  const values = comparisons.map(({ title, ours, bare }) => [
    title,
    ...(['requestsPerSecond', 'cpuMicroseconds'] as const).flatMap((field) =>
      [ours, bare].map((measurements) => formatMedian(measurements, field)),
    ),
    ...(['p50', 'p99'] as const).flatMap((field) =>
      [ours, bare].map((measurements) => formatMedian(measurements, field, 1)),
    ),
    [ours, bare].map((measurements) => formatNumber(computeMedian(measurements, 'clientShare') * 100)).join('/'),
  ]);
  return [
    'Almanac relative to a bare node:http server that sends the same bytes, medians of the rounds',
    formatTable(['', 'body kB', 'requests/s', 'CPU per request'], ratios),
    '',
    'Values of Almanac and the bare server: requests/s, server CPU in µs per request, latency in ms, client CPU in % of a core',
    formatTable(['', 'req/s', 'bare', 'CPU µs', 'bare', 'p50', 'bare', 'p99', 'bare', 'client'], values),
    ...describeBusyClients(comparisons),
  ].join('\n');
}

function computeRatio(ours: readonly Measurement[], bare: readonly Measurement[], field: keyof Measurement): number {
  return median(ours.map((measurement, round) => measurement[field] / (bare[round]?.[field] ?? Number.NaN)));
}

function computeMedian(measurements: readonly Measurement[], field: keyof Measurement): number {
  return median(measurements.map((measurement) => measurement[field]));
}

function formatMedian(measurements: readonly Measurement[], field: keyof Measurement, decimals = 0): string {
  return formatNumber(computeMedian(measurements, field), decimals);
}

function describeBusyClients(comparisons: readonly Comparison[]): string[] {
  const limited = comparisons.filter(({ ours, bare }) =>
    [ours, bare].some((measurements) => computeMedian(measurements, 'clientShare') >= busyClientShare),
  );
  if (limited.length === 0) return [];
  const titles = limited.map(({ title }) => title).join('; ');
  return [
    `The client used a whole core in: ${titles}. Requests/s can be limited by the client there; CPU per request is valid.`,
  ];
}

export function reportStarts(
  { firstStart, databaseBytes, observationRows }: TemporaryLibrary,
  second: StartMeasurement,
): string {
  const row = (name: string, { durationMs, usage }: StartMeasurement): string[] => [
    name,
    formatNumber(durationMs / 1000, 2),
    formatMegabytes(usage.rssBytes),
    formatMegabytes(usage.peakBytes),
  ];
  const perRow = formatNumber(databaseBytes / observationRows, 1);
  return [
    formatTable(
      ['Start to first response', 'seconds', 'RSS', 'peak RSS'],
      [row('first start, with loading the library', firstStart), row('later start', second)],
    ),
    `Database: ${formatMegabytes(databaseBytes)} for ${formatNumber(observationRows)} observation rows, ${perRow} bytes per row including all tables and indexes`,
  ].join('\n');
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
