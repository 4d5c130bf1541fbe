import type { ModelAccuracy } from '../measureAccuracy.js';
import { formatNumber } from '../table.js';

/** Formats the scores of models as a Markdown table. */
export function formatAccuracyTable(rows: readonly ModelAccuracy[]): string {
  const lines = rows.map(
    (row) =>
      `| \`${row.model}\` | ${row.series} | ${formatNumber(row.owa, 3)} | ${formatNumber(row.smape, 2)} | ${formatNumber(row.mase, 3)} | ` +
      `${formatNumber(row.coverage80, 3)} | ${formatNumber(row.coverage95, 3)} | ${formatNumber(row.msis, 1)} | ${formatNumber(row.meanDurationMs, 1)} |`,
  );
  return [
    '| Model | Series | OWA | sMAPE | MASE | Coverage 80 | Coverage 95 | MSIS | ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
