import { findFirstProjection } from '../projections.js';
import { formatCount } from './format.js';
import type { Finding, Guardrail, GuardrailCode } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';

/** Values for periods that have not begun, from a source that does not publish projections. */
export const futureDated: Guardrail = {
  code: 'FUTURE_DATED',
  check: (subject) =>
    subject.publishesProjections
      ? { notApplicable: 'the source publishes projections' }
      : buildFindings(
          subject,
          'FUTURE_DATED',
          'warning',
          'The source does not publish projections, so check the dates.',
        ),
};

/** Values for periods that have not begun, which the source publishes as projections. */
export const projection: Guardrail = {
  code: 'PROJECTION',
  check: (subject) =>
    subject.publishesProjections
      ? buildProjection(subject)
      : { notApplicable: 'the source does not publish projections' },
};

function buildProjection(subject: GuardrailSubject): Finding[] {
  const from = findFirstProjection(subject.rows, subject.frequency, subject.copyDay);
  if (from === undefined) return [];
  const dates = subject.rows.filter(({ date, value }) => value !== null && date >= from).map(({ date }) => date);
  const message = `${formatCount(dates.length, 'value')} from ${from} on ${dates.length === 1 ? 'is a projection' : 'are projections'} of the source: the periods had not ended on ${subject.copyDay}.`;
  const evidence = { values: dates.length, asOf: subject.copyDay };
  return [{ code: 'PROJECTION', severity: 'info', message, from, to: dates.at(-1) ?? null, evidence }];
}

function buildFindings(
  subject: GuardrailSubject,
  code: GuardrailCode,
  severity: 'info' | 'warning',
  explanation: string,
): Finding[] {
  const dates = subject.rows.filter(({ date, value }) => value !== null && date > subject.asOf).map(({ date }) => date);
  if (dates.length === 0) return [];
  const range = dates.length === 1 ? dates[0] : `${dates[0]} to ${dates.at(-1)}`;
  const message = `${formatCount(dates.length, 'value')} ${dates.length === 1 ? 'is' : 'are'} for periods that begin after ${subject.asOf} (${range}). ${explanation}`;
  const evidence = { values: dates.length, asOf: subject.asOf };
  return [{ code, severity, message, from: dates[0] ?? null, to: dates.at(-1) ?? null, evidence }];
}
