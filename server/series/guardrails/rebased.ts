import { formatNumber } from './format.js';
import type { Guardrail } from './guardrail.js';

/** The base or unit changed between vintages: no revision, growth is what it was. */
export const rebased: Guardrail = {
  code: 'REBASED',
  check: ({ getVintageSteps }) => {
    const steps = getVintageSteps();
    if (steps.length === 0) return { notApplicable: 'no earlier vintage is known' };
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
    const units = last.unitBefore === last.unitAfter ? '' : ` (${last.unitBefore} became ${last.unitAfter})`;
    return [
      {
        code: 'REBASED',
        severity: 'info',
        message: `Between the vintages of ${last.before} and ${last.after} the base or unit changed${units}: values were multiplied by ${formatNumber(last.factor)}, which is no revision.`,
        from: null,
        to: null,
        evidence: { changes },
      },
    ];
  },
};
