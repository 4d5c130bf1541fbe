import { median } from '../../stats/orderStatistics.js';
import { toFiniteOrNull } from '../values.js';
import { formatPercent } from './format.js';
import type { Guardrail } from './guardrail.js';
import type { VintageStep } from './vintageSteps.js';

/** A value is preliminary if at least this share of earlier vintages had its value of the same age revised. */
const minRevisedShare = 0.5;
const maxWindow = 12;

/** The latest values have an age at which values of this series were usually revised. */
export const preliminary: Guardrail = {
  code: 'PRELIMINARY',
  check: ({ getVintageSteps, grid }) => {
    const steps = getVintageSteps().filter(({ pairs }) => pairs.length > 0);
    if (steps.length === 0) return { notApplicable: 'no earlier vintage is available' };
    const shares = Array.from({ length: maxWindow }, (_, age) => computeRevisedShare(steps, age));
    const settled = shares.findIndex((share) => share < minRevisedShare);
    const window = Math.min(settled < 0 ? maxWindow : settled, grid.dates.length);
    if (window === 0) return [];
    const from = grid.dates.at(-window) ?? null;
    const size = computeMedianLatestRevision(steps);
    const values = window === 1 ? 'The latest value' : `The latest ${window} values`;
    return [
      {
        code: 'PRELIMINARY',
        severity: 'info',
        message: `${values} may still be revised. In ${formatPercent(shares[0] ?? 0)} of earlier vintages, the latest value was revised later.`,
        from,
        to: grid.dates.at(-1) ?? null,
        evidence: {
          periods: window,
          vintagesCompared: steps.length,
          newestRevisedShare: shares[0] ?? null,
          medianRelativeRevision: size,
        },
      },
    ];
  },
};

function computeRevisedShare(steps: VintageStep[], age: number): number {
  const comparable = steps.filter(({ pairs }) => pairs.length > age);
  const revised = comparable.filter((step) => step.revised.includes(step.pairs.at(-1 - age) as never));
  return comparable.length === 0 ? 0 : revised.length / comparable.length;
}

/** Median first revision of the latest value, relative to the value; null without nonzero values. */
function computeMedianLatestRevision(steps: VintageStep[]): number | null {
  const sizes = steps.flatMap(({ pairs, rebase }) => {
    const newest = pairs.at(-1);
    if (!newest || newest.after === 0) return [];
    return [Math.abs(1 - ((rebase?.factor ?? 1) * newest.before) / newest.after)];
  });
  return sizes.length === 0 ? null : toFiniteOrNull(median(sizes));
}
