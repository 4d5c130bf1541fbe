import { explainNoValues } from './explainNoValues.js';
import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';

/** Values for which logarithms, and percent changes from them, are undefined. */
export const negativeOrZero: Guardrail = {
  code: 'NEGATIVE_OR_ZERO',
  check: ({ grid, count, rows }) => {
    if (count === 0) return explainNoValues({ rows });
    const dates = grid.dates.filter((_, index) => (grid.values[index] ?? 1) <= 0);
    if (dates.length === 0) return [];
    const zeros = grid.values.filter((value) => value === 0).length;
    return [
      {
        code: 'NEGATIVE_OR_ZERO',
        severity: 'info',
        message: `${formatCount(dates.length, 'value')} of ${count} ${dates.length === 1 ? 'is' : 'are'} zero or negative. Their logarithms are undefined and percent changes may be misleading.`,
        from: dates[0] ?? null,
        to: dates.at(-1) ?? null,
        evidence: { negatives: dates.length - zeros, zeros, values: count },
      },
    ];
  },
};
