import { type CheckResult, type GuardrailCode, iterateValueChecks } from './guardrails/index.js';
import type { GuardrailSubject } from './guardrails/subject.js';
import type { Observation } from './observation.js';
import { summarizeValues, type ValueSummary } from './previewQuality.js';
import { findFirstProjection } from './projections.js';

/** What checks and grades of a series depend on besides the day. */
export interface SeriesAssessment {
  /** Of the checks that do not depend on the day. */
  results: CheckResult<GuardrailCode>[];
  values: ValueSummary;
  /** The last period with a value that is not a projection. */
  lastDate: string | null;
  /** The rows that the checks of a day need: all, or none if every period had ended when the library's copy was made. */
  rows: Observation[];
}

/** Assesses the values of a series. Yields between its steps, so that the caller can let other work run. */
export function* iterateAssessment(subject: GuardrailSubject): Generator<void, SeriesAssessment> {
  const results = yield* iterateValueChecks(subject);
  return {
    results,
    values: summarizeValues(subject),
    lastDate: subject.lastDate ?? null,
    rows: hasLaterPeriod(subject) ? subject.rows : [],
  };
}

/** Whether there is a value for a period that had not ended, or without projections had not begun, when the library's copy was made. */
function hasLaterPeriod({ rows, frequency, copyDay, publishesProjections }: GuardrailSubject): boolean {
  if (publishesProjections) return findFirstProjection(rows, frequency, copyDay) !== undefined;
  return rows.some(({ date, value }) => value !== null && date > copyDay);
}
