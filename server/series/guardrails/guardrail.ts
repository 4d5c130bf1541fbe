import type { CheckFinding } from './finding.js';
import type { Check } from './runChecks.js';
import type { GuardrailSubject } from './subject.js';

/** Every check by its code; docs/guardrails.md says what each means. */
export type GuardrailCode =
  | 'UNIT_BREAK'
  | 'DUPLICATE_DATE'
  | 'STALE'
  | 'DISCONTINUED'
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
  | 'PRELIMINARY'
  | 'PROJECTION'
  | 'NEGATIVE_OR_ZERO'
  | 'ANNUAL_RATE'
  | 'CONSTANT_PRICES'
  | 'CURRENT_PRICES'
  | 'CURRENCY'
  | 'PURCHASING_POWER';

export type Finding = CheckFinding<GuardrailCode>;

/** One check of a series: its code and its rule. */
export type Guardrail = Check<GuardrailCode, GuardrailSubject>;
