import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveProjectPath } from '../../../server/resolveProjectPath.js';
import { archLm } from '../../../server/stats/archLm.js';
import { autocorrelation } from '../../../server/stats/autocorrelation.js';
import { jarqueBera } from '../../../server/stats/jarqueBera.js';
import { ljungBox } from '../../../server/stats/ljungBox.js';
import { partialAutocorrelation } from '../../../server/stats/partialAutocorrelation.js';
import { measureTime } from '../measureTime.js';
import { formatNumber, formatRatio, formatTable } from '../table.js';
import { createAutoregressiveSeries } from './createAutoregressiveSeries.js';

const sizes = [600, 10_000, 100_000, 1_000_000];
const lags = 40;

/** Programs to compare with, if installed. */
const others = [
  { name: 'statsmodels', program: 'python3', script: 'fiveTests.py' },
  { name: 'R', program: 'Rscript', script: 'fiveTests.R' },
];

const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
try {
  const rows: string[][] = [];
  for (const size of sizes) rows.push(await timeSize(size));
  console.log(`The five tests of one series with ${lags} lags, in milliseconds; in brackets, the ratio to Almanac\n`);
  console.log(formatTable(['values', 'Almanac', ...others.map(({ name }) => name)], rows));
} finally {
  rmSync(folder, { recursive: true });
}

async function timeSize(size: number): Promise<string[]> {
  const values = createAutoregressiveSeries(size);
  const file = join(folder, String(size));
  writeFileSync(file, Buffer.from(values.buffer));
  const ours = (await measureTime(() => runFiveTests(values), Math.ceil(20_000 / size))) / 1000;
  const calls = size > 50_000 ? 3 : 21;
  return [
    formatNumber(size),
    formatNumber(ours, 2),
    ...others.map((other) => formatComparison(ours, timeOther(other, file, calls))),
  ];
}

function runFiveTests(values: Float64Array): unknown[] {
  return [
    autocorrelation(values, { maxLag: lags }),
    partialAutocorrelation(values, { maxLag: lags }),
    ljungBox(values, { lags }),
    jarqueBera(values),
    archLm(values, { lags }),
  ];
}

function timeOther({ program, script }: (typeof others)[number], file: string, calls: number): number | undefined {
  try {
    const path = resolveProjectPath('scripts', 'bench', 'statistics', script);
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return Number(
      execFileSync(program, [path, file, String(lags), String(calls)], { encoding: 'utf8', stdio: [...stdio] }),
    );
  } catch {
    return undefined;
  }
}

function formatComparison(ours: number, other: number | undefined): string {
  return other === undefined ? 'not installed' : `${formatNumber(other, 1)} (${formatRatio(other / ours)})`;
}
