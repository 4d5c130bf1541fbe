import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelName } from '../../../server/forecasting/fittedModel.js';
import { forecast } from '../../../server/forecasting/forecast.js';
import { resolveProjectPath } from '../../../server/resolveProjectPath.js';
import { measureTime } from '../measureTime.js';
import { formatNumber, formatRatio, formatTable } from '../table.js';
import { createSeasonalSeries } from './createSeasonalSeries.js';

const sizes = [120, 600];
const period = 12;
const horizon = 18;

/** Almanac's models and their counterparts in the forecast package of R. */
const pairs: { model: ModelName; counterpart: string }[] = [
  { model: 'auto', counterpart: 'auto.arima' },
  { model: 'ets', counterpart: 'ets' },
];

const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
try {
  const rows: string[][] = [];
  for (const size of sizes) for (const pair of pairs) rows.push(await timePair(size, pair));
  console.log(`Forecasts of monthly values, horizon ${horizon}, intervals of 80 and 95 %, milliseconds per forecast\n`);
  console.log(formatTable(['values', 'model', 'Almanac', 'model in R', 'R', 'R / Almanac'], rows));
} finally {
  rmSync(folder, { recursive: true });
}

async function timePair(size: number, { model, counterpart }: (typeof pairs)[number]): Promise<string[]> {
  const values = createSeasonalSeries(size);
  const file = join(folder, String(size));
  writeFileSync(file, Buffer.from(values.buffer));
  const ours = (await measureTime(() => forecast([...values], { model, period, horizon }), 1)) / 1000;
  const theirs = timeInR(file, counterpart);
  const measured = theirs === undefined ? ['not installed', ''] : [formatNumber(theirs), formatRatio(theirs / ours)];
  return [formatNumber(size), model, formatNumber(ours), counterpart, ...measured];
}

function timeInR(file: string, model: string): number | undefined {
  const script = resolveProjectPath('scripts', 'bench', 'forecasting', 'models.R');
  const args = [file, period, model, horizon, 3].map(String);
  try {
    return Number(
      execFileSync('Rscript', [script, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}
