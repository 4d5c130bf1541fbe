/*
 * Evaluates every model at rolling origins over the bundled library, by frequency, and writes the report into docs/forecast-accuracy.md.
 */
import { writeFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type ModelAccuracy, measureAccuracy, type Setting } from './forecastAccuracy.js';
import { librarySeries } from './librarySeries.js';
import { figure } from './table.js';

const settings: Record<'annual' | 'quarterly' | 'monthly', Setting> = {
  annual: { name: 'Yearly', period: 1, horizon: 6, window: 40, every: 10 },
  quarterly: { name: 'Quarterly', period: 4, horizon: 8, window: 120, every: 1 },
  monthly: { name: 'Monthly', period: 12, horizon: 18, window: 180, every: 1 },
};

const introduction = `# Accuracy of the forecasts

Made by \`npm run bench:forecast\`; do not edit by hand. Each model is fitted anew at three origins of each series of the bundled library (latest
vintage; of the yearly ones every tenth) and held to what came. sMAPE in percent, MASE in seasonal changes, OWA against Naive 2 (below one is
better), coverage of the intervals of 80 and 95 %, their interval score (MSIS), and milliseconds a forecast. Series in which Naive 2 has a MASE of 20 or
more are left out: they hardly ever changed before, and would outweigh all others.
[Forecasting](forecasting.md) says what the models and the measures are.
`;

const library = librarySeries(resolveProjectPath('data'));
const sections = Object.entries(settings).map(([frequency, setting]) => {
  const rows = measureAccuracy(
    library.filter((series) => series.frequency === frequency),
    setting,
  );
  const text = section(setting, rows);
  console.log(text);
  return text;
});
writeFileSync(resolveProjectPath('docs/forecast-accuracy.md'), [introduction, ...sections].join('\n'));

function section({ name, horizon, window, every }: Setting, rows: ModelAccuracy[]): string {
  const taken = every === 1 ? '' : `, one series of ${every}`;
  const lines = rows.map(
    (row) =>
      `| \`${row.model}\` | ${row.series} | ${figure(row.owa, 3)} | ${figure(row.smape, 2)} | ${figure(row.mase, 3)} | ` +
      `${figure(row.coverage80, 3)} | ${figure(row.coverage95, 3)} | ${figure(row.msis, 1)} | ${figure(row.milliseconds, 1)} |`,
  );
  return [
    `## ${name}: ${horizon} periods ahead, from at most ${window} values${taken}`,
    '',
    '| Model | Series | OWA | sMAPE | MASE | Coverage 80 | Coverage 95 | MSIS | ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
