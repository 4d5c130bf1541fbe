import type { CheckFinding } from './finding.js';
import type { DayFacts } from './guardrailContext.js';
import type { Check } from './runChecks.js';
import type { GuardrailSubject } from './subject.js';

/** The code of each check. docs/guardrails.md explains them. */
export type GuardrailCode =
  | 'UNIT_BREAK'
  | 'DUPLICATE_DATE'
  | 'STALE'
  | 'DISCONTINUED'
  | 'HELD_UNTIL'
  | 'GAP'
  | 'IRREGULAR_DATES'
  | 'FUTURE_DATED'
  | 'LEVEL_SHIFT'
  | 'SA_MIX'
  | 'SEASONALITY_IN_SA'
  | 'FLATLINE'
  | 'SHORT_HISTORY'
  | 'OUTLIER'
  | 'REVISED'
  | 'REBASED'
  | 'SIGN_FLIP'
  | 'PRELIMINARY'
  | 'PROJECTION'
  | 'NEGATIVE_OR_ZERO'
  | 'ANNUAL_RATE'
  | 'CONSTANT_PRICES'
  | 'CURRENT_PRICES'
  | 'CURRENCY'
  | 'PURCHASING_POWER';

export type Finding = CheckFinding<GuardrailCode>;

/** One check of a series. */
export type Guardrail = Check<GuardrailCode, GuardrailSubject>;

/** What the checks need that depend on the day: no values besides projections and the last date. */
export type DaySubject = Pick<
  GuardrailSubject,
  'frequency' | 'publishesProjections' | 'rows' | 'lastDate' | keyof DayFacts
>;

/** One check of a series that depends on the day. */
export type DayGuardrail = Check<GuardrailCode, DaySubject>;
