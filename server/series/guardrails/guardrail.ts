import type { Frequency } from '../frequency.js';
import type { Observation } from '../observation.js';
import type { SeasonalAdjustment } from '../seasonalAdjustment.js';
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

export type Severity = 'info' | 'warning' | 'error';

type EvidenceValue = number | string | boolean | null | EvidenceValue[] | { [field: string]: EvidenceValue };

/** What one check found in a series. `from` and `to` are the first and last period concerned; null when it is the series as a whole. */
export interface CheckFinding<Code extends string> {
  code: Code;
  severity: Severity;
  message: string;
  from: string | null;
  to: string | null;
  evidence: Record<string, EvidenceValue>;
}

export type Finding = CheckFinding<GuardrailCode>;

/** Why a check says nothing about a series: not the same as having passed. */
export interface NotApplicable {
  notApplicable: string;
}

/** The values of a series as known on a day, in the unit of that day. */
export interface DatedVintage {
  date: string;
  unit: string;
  observations: Observation[];
}

/** One series and what is known about it. Nothing here is read from a clock: `asOf` is the day of judgement. */
export interface GuardrailContext {
  frequency: Frequency;
  seasonalAdjustment: SeasonalAdjustment;
  /** Whether a flow is stated at the rate of a year. */
  annualRate: boolean;
  unit: string;
  unitClass: 'flow' | 'stock' | 'rate' | 'index' | 'price' | 'ratio';
  priceBasis: 'current' | 'constant' | 'not_applicable';
  currency: string | null;
  asOf: string;
  /** Median days from the end of a period to its publication; null when not known. */
  publicationLagDays: number | null;
  discontinued: boolean;
  /** Whether the source publishes values for periods still to come (potential GDP, population projections). */
  publishesProjections: boolean;
  observations: Observation[];
  /** Oldest first; the current one may be included last. */
  vintages?: DatedVintage[];
}

/** One check of a series: its code and its rule. */
export type Guardrail = Check<GuardrailCode, GuardrailSubject>;
