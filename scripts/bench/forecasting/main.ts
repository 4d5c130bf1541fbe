import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelName } from '../../../server/forecasting/fittedModel.js';
import { forecast } from '../../../server/forecasting/forecast.js';
import { resolveProjectPath } from '../../../server/resolveProjectPath.js';
import { figure, ratioText, table } from '../table.js';
import { timeOf } from '../timeOf.js';
import { seasonalSeries } from './seasonalSeries.js';

const sizes = [120, 600];
const period = 12;
const horizon = 18;

/** Ours, each beside what the forecast package of R has for the same purpose. */
const pairs: { model: ModelName; beside: string }[] = [
  { model: 'auto', beside: 'auto.arima' },
  { model: 'ets', beside: 'ets' },
];

const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
try {
  const rows: string[][] = [];
  for (const size of sizes) for (const pair of pairs) rows.push(await timePair(size, pair));
  console.log(`Forecasts of monthly values, ${horizon} ahead, with intervals of 80 and 95 %, in milliseconds.\n`);
  console.log(table(['values', 'model', 'ours', 'of R', 'its time', 'its time / ours'], rows));
} finally {
  rmSync(folder, { recursive: true });
}

async function timePair(size: number, { model, beside }: (typeof pairs)[number]): Promise<string[]> {
  const values = seasonalSeries(size);
  const file = join(folder, String(size));
  writeFileSync(file, Buffer.from(values.buffer));
  const ours = (await timeOf(() => forecast([...values], { model, period, horizon }), 1)) / 1000;
  const theirs = timeInR(file, beside);
  const measured = theirs === undefined ? ['not installed', ''] : [figure(theirs), ratioText(theirs / ours)];
  return [figure(size), model, figure(ours), beside, ...measured];
}

function timeInR(file: string, model: string): number | undefined {
  const script = resolveProjectPath('scripts', 'bench', 'forecasting', 'models.R');
  const given = [file, period, model, horizon, 3].map(String);
  try {
    return Number(
      execFileSync('Rscript', [script, ...given], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}
