import { cpus } from 'node:os';
import type { Comparison, Turn } from './compareCases.js';
import { longRows } from './longSeries.js';
import { median, quantile } from './quantile.js';
import { figure, megabytes, ratioText, table } from './table.js';
import type { Start, TemporaryLibrary } from './temporaryLibrary.js';
import type { DecisionTime } from './timeDecisions.js';
import type { DownloadTimes } from './timeDownload.js';
import type { ImportTimes } from './timeImport.js';
import type { LabTimes } from './timeLabs.js';
import type { LimitTimes } from './timeLimits.js';
import type { RefreshTimes } from './timeRefresh.js';
import type { SearchTimes } from './timeSearches.js';
import type { StatisticsTimes } from './timeStatistics.js';

/** From this share of a core on, a figure may be the client's limit and not the server's. */
const busyClient = 0.9;

export function reportMachine(): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim()}`;
  return `${machine}, Node ${process.versions.node}, ${process.platform}, ${new Date().toISOString().slice(0, 10)}`;
}

/** Ratios of each pair of turns first, for these hold on other machines; then the figures they are made of. */
export function reportComparisons(comparisons: readonly Comparison[]): string {
  const ratios = comparisons.map(({ title, bodyBytes, ours, bare }) => [
    title,
    figure(bodyBytes / 1000, 1),
    ratioText(ratio(ours, bare, 'requestsPerSecond')),
    ratioText(ratio(ours, bare, 'cpuMicroseconds')),
  ]);
  const figures = comparisons.map(({ title, ours, bare }) => [
    title,
    ...(['requestsPerSecond', 'cpuMicroseconds'] as const).flatMap((field) =>
      [ours, bare].map((turns) => of(turns, field)),
    ),
    ...(['p50', 'p99'] as const).flatMap((field) => [ours, bare].map((turns) => of(turns, field, 1))),
    [ours, bare].map((turns) => figure(typical(turns, 'clientShare') * 100)).join('/'),
  ]);
  return [
    'Against a bare node:http server that sends the same bytes: ours divided by bare, medians of the rounds',
    table(['', 'body kB', 'requests/s', 'CPU a request'], ratios),
    '',
    'The figures behind (ours, bare): requests/s, server CPU in µs a request, latency in ms, client CPU in % of a core',
    table(['', 'req/s', 'bare', 'CPU µs', 'bare', 'p50', 'bare', 'p99', 'bare', 'client'], figures),
    ...busyNotes(comparisons),
  ].join('\n');
}

function ratio(ours: readonly Turn[], bare: readonly Turn[], field: keyof Turn): number {
  return median(ours.map((turn, round) => turn[field] / (bare[round]?.[field] ?? Number.NaN)));
}

function typical(turns: readonly Turn[], field: keyof Turn): number {
  return median(turns.map((turn) => turn[field]));
}

function of(turns: readonly Turn[], field: keyof Turn, decimals = 0): string {
  return figure(typical(turns, field), decimals);
}

function busyNotes(comparisons: readonly Comparison[]): string[] {
  const limited = comparisons.filter(({ ours, bare }) =>
    [ours, bare].some((turns) => typical(turns, 'clientShare') >= busyClient),
  );
  if (limited.length === 0) return [];
  const titles = limited.map(({ title }) => title).join('; ');
  return [`The client took a whole core in: ${titles}. There requests/s may be its limit; CPU a request holds.`];
}

export function reportStarts({ firstStart, databaseBytes, observationRows }: TemporaryLibrary, second: Start): string {
  const row = (name: string, { milliseconds, usage }: Start): string[] => [
    name,
    figure(milliseconds / 1000, 2),
    megabytes(usage.rssBytes),
    megabytes(usage.peakBytes),
  ];
  const perRow = figure(databaseBytes / observationRows, 1);
  return [
    table(
      ['Start until the first answer', 'seconds', 'RSS', 'peak RSS'],
      [row('first start, library loaded', firstStart), row('any later start', second)],
    ),
    `Database: ${megabytes(databaseBytes)} for ${figure(observationRows)} observation rows, ${perRow} bytes a row, all tables and indexes counted.`,
  ].join('\n');
}

export function reportSearches({ first, all, slowest }: SearchTimes): string {
  const [p50, p99] = [0.5, 0.99].map((share) => figure(quantile(all, share), 1));
  return [
    `Twenty searches, uncached, one after the other: p50 ${p50} ms, p99 ${p99} ms;`,
    `slowest "${slowest.text}" ${figure(slowest.milliseconds, 1)} ms; the very first after a start ${figure(first, 1)} ms.`,
  ].join(' ');
}

export function reportDownload(times: DownloadTimes): string {
  const { bytes, seconds, cpuSeconds, engineCpuSeconds, restingBytes, peakBytes, writeSeconds } = times;
  return [
    `Download of ${figure(longRows)} rows as CSV (${megabytes(bytes)}): ${ratioText(cpuSeconds / engineCpuSeconds)} times the CPU of SQLite's own text;`,
    `${figure(bytes / 1e6 / seconds, 1)} MB/s, CPU ${figure(cpuSeconds, 2)} s (SQLite alone ${figure(engineCpuSeconds, 2)} s);`,
    `RSS ${megabytes(restingBytes)} before, peak ${megabytes(peakBytes)}. Written in ${figure(writeSeconds, 1)} s, ${figure(longRows / writeSeconds)} rows/s.`,
  ].join('\n');
}

export function reportDecisions(times: readonly DecisionTime[]): string {
  return table(
    ['Decisions inside the process', 'µs each'],
    times.map(({ name, microseconds }) => [name, figure(microseconds, 2)]),
  );
}

export function reportLimits(times: readonly LimitTimes[]): string {
  return [
    table(
      ['Counting requests, a window of 600 all but full', 'µs a decision', 'µs a read from memory'],
      times.map(({ name, decisionMicroseconds, readMicroseconds }) => [
        name,
        figure(decisionMicroseconds, 2),
        figure(readMicroseconds),
      ]),
    ),
    'One after the other, client and server in one process. Redis and PostgreSQL where TEST_REDIS_URL and TEST_POSTGRES_URL name them.',
  ].join('\n');
}

export function reportImport(times: readonly ImportTimes[]): string {
  return table(
    ['Imports of what was fetched', 'on', 'values', 'ms', 'values a second'],
    times.map(({ name, database, observations, milliseconds }) => [
      name,
      database,
      String(observations),
      figure(milliseconds),
      figure((observations / milliseconds) * 1000),
    ]),
  );
}

export function reportRefresh({ agencies, counts, milliseconds, againMilliseconds }: RefreshTimes): string {
  return [
    table(
      ['A refresh of the library from doubles of the agencies', 'series', 'calls', 'budget left'],
      agencies.map(({ name, series, calls, left, of, seconds }) => [
        name,
        String(series),
        String(calls),
        `${left} of ${of} in ${seconds} s`,
      ]),
    ),
    `${counts['changed']} series changed, ${counts['failed']} failed; ${figure(milliseconds)} ms, and ${figure(againMilliseconds)} ms right after, when nothing is due.`,
  ].join('\n');
}

export function reportStatistics({ tests, wholeDesignOverOurs }: StatisticsTimes): string {
  return [
    table(
      ['Statistics, in this process', 'ms'],
      tests.map(({ name, milliseconds }) => [name, figure(milliseconds, 2)]),
    ),
    `A QR of the whole design takes ${ratioText(wholeDesignOverOurs)} times as long as ours.`,
  ].join('\n');
}

export function reportLabs({ idle, busy, diagnostics }: LabTimes): string {
  const rows = [
    ['the health check alone', ...quantilesOf(idle)],
    ['the health check while they run', ...quantilesOf(busy)],
    ['the five tests of 100,000 values, ten at once', ...quantilesOf(diagnostics)],
  ];
  return ['Long series in the labs, milliseconds', table(['', 'p50', 'p99', 'most'], rows)].join('\n');
}

function quantilesOf(times: readonly number[]): string[] {
  return [0.5, 0.99, 1].map((share) => figure(quantile(times, share), 1));
}
