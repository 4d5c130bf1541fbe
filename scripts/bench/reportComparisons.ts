import type { Comparison, Measurement, ServerName } from './compareCases.js';
import { median } from './quantile.js';
import { formatNumber, formatRatio, formatTable } from './table.js';

/** At this share of a core or more, the client can be the bottleneck. */
const busyClientShare = 0.9;
const titles: Record<ServerName, string> = {
  almanac: 'Almanac',
  bare: 'bare',
  express: 'Express',
  fastApi: 'FastAPI',
};

/** Reports the CPU time of each server and its ratios, which carry over to other machines, and then rates and latencies. */
export function reportComparisons(comparisons: readonly Comparison[]): string {
  const measured = (['bare', 'express', 'fastApi'] as const).filter((name) =>
    comparisons.some(({ measurements }) => measurements.has(name)),
  );
  const times = comparisons.map((comparison) => [
    comparison.title,
    formatNumber(comparison.bodyBytes / 1000, 1),
    formatMedian(comparison, 'almanac', 'cpuMicroseconds'),
    ...measured.flatMap((name) => [
      formatMedian(comparison, name, 'cpuMicroseconds'),
      formatRatioTo(comparison, name, 'cpuMicroseconds'),
    ]),
  ]);
  const rates = comparisons.map((comparison) => [
    comparison.title,
    ...(['almanac', ...measured] as const).map((name) => formatMedian(comparison, name, 'requestsPerSecond')),
    ...(['p50', 'p99'] as const).flatMap((field) =>
      (['almanac', 'bare'] as const).map((name) => formatMedian(comparison, name, field, 1)),
    ),
    formatMedian(comparison, 'almanac', 'clientShare', 2),
  ]);
  return [
    'CPU time of the server per request in µs, medians of the rounds, and how many times that of each other server Almanac uses:',
    '`bare` is node:http with the same bytes, `Express` adds express-openapi-validator, `FastAPI` reads the same database',
    formatTable(['', 'body kB', 'Almanac', ...measured.flatMap((name) => [titles[name], 'ratio'])], times),
    '',
    'Requests/s with 50 connections, latency in ms of Almanac and bare, and how much of a core the client used',
    formatTable(
      ['', ...(['almanac', ...measured] as const).map((name) => titles[name]), 'p50', 'bare', 'p99', 'bare', 'client'],
      rates,
    ),
    ...describeBusyClients(comparisons),
  ].join('\n');
}

function computeMedian({ measurements }: Comparison, name: ServerName, field: keyof Measurement): number | undefined {
  const values = measurements.get(name)?.map((measurement) => measurement[field]);
  return values && median(values);
}

function formatMedian(comparison: Comparison, name: ServerName, field: keyof Measurement, decimals = 0): string {
  const value = computeMedian(comparison, name, field);
  return value === undefined ? '' : formatNumber(value, decimals);
}

/** The median of the ratios of the rounds. */
function formatRatioTo({ measurements }: Comparison, name: ServerName, field: keyof Measurement): string {
  const others = measurements.get(name);
  if (others === undefined) return '';
  const ours = measurements.get('almanac') ?? [];
  return formatRatio(
    median(ours.map((measurement, round) => measurement[field] / (others[round]?.[field] ?? Number.NaN))),
  );
}

function describeBusyClients(comparisons: readonly Comparison[]): string[] {
  const limited = comparisons.filter((comparison) =>
    [...comparison.measurements.keys()].some(
      (name) => (computeMedian(comparison, name, 'clientShare') ?? 0) >= busyClientShare,
    ),
  );
  if (limited.length === 0) return [];
  return [
    `The client used a whole core in: ${limited.map(({ title }) => title).join('; ')}. It can limit the requests/s there; CPU per request is valid.`,
  ];
}
