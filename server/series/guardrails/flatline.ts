import type { Frequency } from '../frequency.js';
import { selectPresent } from '../values.js';
import { formatNumber } from './format.js';
import type { Guardrail } from './guardrail.js';

/** Minimum number of equal values at the end of a series that counts as a flatline; about a month for daily series. */
const minStuckRun: Record<Frequency, number> = {
  daily: 21,
  weekly: 13,
  biweekly: 8,
  monthly: 8,
  quarterly: 8,
  semiannual: 8,
  annual: 8,
};

/**
 * The latest values are all equal, or all values are. Severity info if this is normal: policy rates, pegs, and series
 * with earlier runs as long.
 */
export const flatline: Guardrail = {
  code: 'FLATLINE',
  check: ({ grid, frequency, unitClass }) => {
    const values = selectPresent(grid.values);
    if (values.length < 3) return { notApplicable: 'fewer than three values' };
    const runs = listRunLengths(values);
    const run = runs.at(-1) ?? 0;
    const isConstant = runs.length === 1;
    if (!isConstant && run < minStuckRun[frequency]) return [];
    const longestBefore = runs.slice(0, -1).reduce((max, length) => Math.max(max, length), 0);
    const isExpected = unitClass === 'rate' || unitClass === 'price' || longestBefore >= run;
    const from = grid.dates[findRunStart(grid.values, run)] ?? null;
    const equalValues = isConstant ? `All ${values.length} values are` : `The last ${run} values are all`;
    const explanation = isExpected
      ? 'This is normal for this series.'
      : 'Check that the source still updates the series.';
    return [
      {
        code: 'FLATLINE',
        severity: isExpected ? 'info' : 'warning',
        message: `${equalValues} ${formatNumber(values.at(-1) ?? 0)}. ${explanation}`,
        from,
        to: grid.dates.at(-1) ?? null,
        evidence: {
          value: values.at(-1) ?? null,
          values: run,
          wholeSeries: isConstant,
          longestEarlierRun: longestBefore,
        },
      },
    ];
  },
};

function listRunLengths(values: number[]): number[] {
  const runs: number[] = [];
  values.forEach((value, index) => {
    if (index > 0 && value === values[index - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
  });
  return runs;
}

/** Index on the calendar of the first of the last `run` numbers. */
function findRunStart(values: (number | null)[], run: number): number {
  let remaining = run;
  for (let index = values.length - 1; index >= 0; index--) {
    if (values[index] !== null) remaining -= 1;
    if (remaining === 0) return index;
  }
  return 0;
}
