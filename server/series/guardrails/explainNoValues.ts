import type { NotApplicable } from './finding.js';
import type { GuardrailSubject } from './subject.js';

/** Says why a series has no observed values: it has projections only, or nothing. */
export function explainNoValues({ rows }: Pick<GuardrailSubject, 'rows'>): NotApplicable {
  const isProjected = rows.some(({ value }) => value !== null);
  return { notApplicable: isProjected ? 'all values are projections' : 'the series has no values' };
}
