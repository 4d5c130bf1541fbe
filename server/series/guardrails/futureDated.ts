import { findFirstProjection } from '../projections.js';
import { formatCount } from './format.js';
import type { DayGuardrail, DaySubject, Finding } from './guardrail.js';

/** Values for periods that have not begun, from a source that does not publish projections. */
export const futureDated: DayGuardrail = {
  code: 'FUTURE_DATED',
  check: (subject) =>
    subject.publishesProjections ? { notApplicable: 'the source publishes projections' } : buildFutureDated(subject),
};

/** Values for periods that have not begun, which the source publishes as projections. */
export const projection: DayGuardrail = {
  code: 'PROJECTION',
  check: (subject) =>
    subject.publishesProjections
      ? buildProjection(subject)
      : { notApplicable: 'the source does not publish projections' },
};

function buildProjection(subject: DaySubject): Finding[] {
  const from = findFirstProjection(subject.rows, subject.frequency, subject.copyDay);
  if (from === undefined) return [];
  const dates = subject.rows.filter(({ date, value }) => value !== null && date >= from).map(({ date }) => date);
  const message = `${formatCount(dates.length, 'value')} from ${from} on ${dates.length === 1 ? 'is a projection' : 'are projections'} of the source: the periods had not ended on ${subject.copyDay}.`;
  const evidence = { values: dates.length, asOf: subject.copyDay };
  return [{ code: 'PROJECTION', severity: 'info', message, from, to: dates.at(-1) ?? null, evidence }];
}

function buildFutureDated({ rows, asOf }: DaySubject): Finding[] {
  const dates = rows.filter(({ date, value }) => value !== null && date > asOf).map(({ date }) => date);
  const [from] = dates;
  if (from === undefined) return [];
  const to = dates.at(-1) ?? from;
  const range = dates.length === 1 ? from : `${from} to ${to}`;
  const message = `${formatCount(dates.length, 'value')} ${dates.length === 1 ? 'is' : 'are'} for periods that begin after ${asOf} (${range}). The source does not publish projections, so check the dates.`;
  return [{ code: 'FUTURE_DATED', severity: 'warning', message, from, to, evidence: { values: dates.length, asOf } }];
}
