import { median } from '../../stats/orderStatistics.js';
import { formatCount, formatPercent } from './format.js';
import type { Guardrail } from './guardrail.js';
import type { VintageStep } from './vintageSteps.js';

/** Share of earlier vintages whose value of the same age was revised, from which another revision is to be expected. */
const minRevisedShare = 0.5;
const maxWindow = 12;

/** The newest values are of an age at which this series' values have usually been revised. */
export const preliminary: Guardrail = {
  code: 'PRELIMINARY',
  check: ({ getVintageSteps, grid }) => {
    const steps = getVintageSteps().filter(({ pairs }) => pairs.length > 0);
    if (steps.length === 0) return { notApplicable: 'no earlier vintage is known' };
    const shares = Array.from({ length: maxWindow }, (_, age) => computeRevisedShare(steps, age));
    const settled = shares.findIndex((share) => share < minRevisedShare);
    const window = Math.min(settled < 0 ? maxWindow : settled, grid.dates.length);
    if (window === 0) return [];
    const from = grid.dates.at(-window) ?? null;
    const size = computeMedianNewestRevision(steps);
    return [
      {
        code: 'PRELIMINARY',
        severity: 'info',
        message: `The newest ${formatCount(window, 'value')} may still change: in ${formatPercent(shares[0] ?? 0)} of earlier vintages the newest was revised.`,
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

/** Median size of the first revision of the newest value, relative to the value; null where all were zero. */
function computeMedianNewestRevision(steps: VintageStep[]): number | null {
  const sizes = steps.flatMap(({ pairs, tolerance }) => {
    const newest = pairs.at(-1);
    if (!newest || newest.after === 0) return [];
    return [Math.abs(1 - (tolerance.factor * newest.before) / newest.after)];
  });
  return sizes.length === 0 ? null : median(sizes);
}
