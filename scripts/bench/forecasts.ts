/*
 * Evaluates every model at rolling origins over the bundled library, by frequency, and writes the report to docs/forecast-accuracy.md.
 */
import { writeFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type EvaluationConfig, type ModelAccuracy, measureAccuracy } from './measureAccuracy.js';
import { readLibrarySeries } from './readLibrarySeries.js';
import { formatNumber } from './table.js';

const evaluations: Record<'annual' | 'quarterly' | 'monthly', EvaluationConfig> = {
  annual: { name: 'Annual', period: 1, horizon: 6, window: 40, every: 10 },
  quarterly: { name: 'Quarterly', period: 4, horizon: 8, window: 120, every: 1 },
  monthly: { name: 'Monthly', period: 12, horizon: 18, window: 180, every: 1 },
};

const introduction = `# Accuracy of the forecasts

\`npm run bench:forecast\` generates this page; do not edit it by hand. [Forecasting](forecasting.md) defines the models and scores.

Each model is fitted at three origins of each series of the bundled library (latest vintage) and compared with the actual values.
Series in which Naive 2 has a MASE of 20 or more are left out, because they hardly changed before the origin and would dominate the averages.

| Column | Meaning |
|---|---|
| OWA | Error relative to Naive 2; below 1 is better |
| sMAPE | Symmetric mean absolute percentage error |
| MASE | Mean absolute error in units of the mean seasonal change |
| Coverage 80, Coverage 95 | Share of actual values inside the intervals of 80 and 95 % |
| MSIS | Scaled interval score; lower is better |
| ms | Milliseconds per forecast |
`;

const library = readLibrarySeries(resolveProjectPath('data'));
const sections = Object.entries(evaluations).map(([frequency, evaluation]) => {
  const rows = measureAccuracy(
    library.filter((series) => series.frequency === frequency),
    evaluation,
  );
  const text = formatSection(evaluation, rows);
  console.log(text);
  return text;
});
writeFileSync(resolveProjectPath('docs/forecast-accuracy.md'), [introduction, ...sections].join('\n'));

function formatSection({ name, horizon, window, every }: EvaluationConfig, rows: ModelAccuracy[]): string {
  const sampling = every === 1 ? '' : `, one series in ${every}`;
  const lines = rows.map(
    (row) =>
      `| \`${row.model}\` | ${row.series} | ${formatNumber(row.owa, 3)} | ${formatNumber(row.smape, 2)} | ${formatNumber(row.mase, 3)} | ` +
      `${formatNumber(row.coverage80, 3)} | ${formatNumber(row.coverage95, 3)} | ${formatNumber(row.msis, 1)} | ${formatNumber(row.meanDurationMs, 1)} |`,
  );
  return [
    `## ${name} series`,
    '',
    `${horizon} periods ahead, fitted to at most ${window} values${sampling}.`,
    '',
    '| Model | Series | OWA | sMAPE | MASE | Coverage 80 | Coverage 95 | MSIS | ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
