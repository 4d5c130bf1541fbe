import { formatNumber } from './format.js';
import type { Guardrail } from './guardrail.js';

/** The base or unit changed between vintages. This is not a revision: growth rates stay the same. */
export const rebased: Guardrail = {
  code: 'REBASED',
  check: ({ getVintageSteps }) => {
    const steps = getVintageSteps();
    if (steps.length === 0) return { notApplicable: 'no earlier vintage is available' };
    const changes = steps.flatMap(({ before, after, rebase, pairs }) =>
      rebase
        ? [
            {
              before: before.date,
              after: after.date,
              factor: rebase.factor,
              reason: rebase.reason,
              unitBefore: before.unit,
              unitAfter: after.unit,
              commonValues: pairs.length,
            },
          ]
        : [],
    );
    const last = changes.at(-1);
    if (!last) return [];
    const units = last.unitBefore === last.unitAfter ? '' : ` (from ${last.unitBefore} to ${last.unitAfter})`;
    return [
      {
        code: 'REBASED',
        severity: 'info',
        message: `The base or unit changed between the vintages of ${last.before} and ${last.after}${units}. Values were multiplied by ${formatNumber(last.factor)}; this is not a revision.`,
        from: null,
        to: null,
        evidence: { changes },
      },
    ];
  },
};
