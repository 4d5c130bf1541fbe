import { formatCount } from './format.js';
import type { Finding, Guardrail, GuardrailCode } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';

/** Values for periods that have not begun, from a source that publishes no projections. */
export const futureDated: Guardrail = {
  code: 'FUTURE_DATED',
  check: (subject) =>
    subject.publishesProjections
      ? { notApplicable: 'the source publishes projections' }
      : buildFindings(subject, 'FUTURE_DATED', 'warning', 'for periods that have not begun'),
};

/** Values for periods that have not begun, which the source publishes as projections. */
export const projection: Guardrail = {
  code: 'PROJECTION',
  check: (subject) =>
    subject.publishesProjections
      ? buildFindings(subject, 'PROJECTION', 'info', 'projections of the source')
      : { notApplicable: 'the source publishes no projections' },
};

function buildFindings(
  subject: GuardrailSubject,
  code: GuardrailCode,
  severity: 'info' | 'warning',
  description: string,
): Finding[] {
  const dates = subject.rows.filter(({ date, value }) => value !== null && date > subject.asOf).map(({ date }) => date);
  if (dates.length === 0) return [];
  const message = `${formatCount(dates.length, 'value')} after ${subject.asOf} ${dates.length === 1 ? 'is' : 'are'} ${description} (${dates[0]} to ${dates.at(-1)}).`;
  const evidence = { values: dates.length, asOf: subject.asOf };
  return [{ code, severity, message, from: dates[0] ?? null, to: dates.at(-1) ?? null, evidence }];
}
