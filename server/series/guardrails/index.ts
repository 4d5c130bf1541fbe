/*
 * Guardrails: checks of a series that warn about problems in its data. Each check has a code and reports whether it was
 * raised, passed or is not applicable, so that an empty list of findings is not mistaken for an unchecked series.
 * docs/guardrails.md states each rule.
 */
import { discontinued } from './discontinued.js';
import { duplicateDate } from './duplicateDate.js';
import { flatline } from './flatline.js';
import { futureDated, projection } from './futureDated.js';
import { gap } from './gap.js';
import type { DayGuardrail, DaySubject, Finding, Guardrail, GuardrailCode } from './guardrail.js';
import type { GuardrailContext } from './guardrailContext.js';
import { heldUntil } from './heldUntil.js';
import { irregularDates } from './irregularDates.js';
import { levelShift } from './levelShift.js';
import { negativeOrZero } from './negativeOrZero.js';
import { outlier } from './outlier.js';
import { preliminary } from './preliminary.js';
import { rebased } from './rebased.js';
import { revised } from './revised.js';
import { buildReport, type CheckReport, type CheckResult, iterateChecks, runCheck, runChecks } from './runChecks.js';
import { seasonalAdjustmentMix } from './seasonalAdjustmentMix.js';
import { seasonalityInAdjusted } from './seasonalityInAdjusted.js';
import { shortHistory } from './shortHistory.js';
import { signFlip } from './signFlip.js';
import { stale } from './stale.js';
import { type GuardrailSubject, prepareSubject } from './subject.js';
import { unitBreak } from './unitBreak.js';
import { annualRate, constantPrices, currencyUnits, currentPrices, purchasingPower } from './unitHints.js';

export type { Severity } from './finding.js';
export type { DaySubject, Finding, GuardrailCode } from './guardrail.js';
export type { DatedVintage, DayFacts, GuardrailContext, SeriesFacts } from './guardrailContext.js';
export type { CheckResult } from './runChecks.js';

/** Increases whenever a rule or limit changes, to distinguish stored findings from current ones. */
export const ruleVersion = '5';

/** All checks, in the order in which findings of equal severity are listed. */
export const guardrails: Guardrail[] = [
  unitBreak,
  duplicateDate,
  stale,
  discontinued,
  heldUntil,
  gap,
  irregularDates,
  futureDated,
  levelShift,
  seasonalAdjustmentMix,
  seasonalityInAdjusted,
  flatline,
  shortHistory,
  outlier,
  revised,
  rebased,
  signFlip,
  preliminary,
  projection,
  negativeOrZero,
  annualRate,
  constantPrices,
  currentPrices,
  currencyUnits,
  purchasingPower,
];

const dayGuardrails: readonly DayGuardrail[] = [stale, discontinued, heldUntil, futureDated, projection];
const dayCodes = new Set(dayGuardrails.map(({ code }) => code));
const valueGuardrails = guardrails.filter(({ code }) => !dayCodes.has(code));

export type GuardrailReport = CheckReport<GuardrailCode>;

/** Runs the checks that do not depend on the day. Yields between its steps, so that the caller can let other work run. */
export function* iterateValueChecks(subject: GuardrailSubject): Generator<void, CheckResult<GuardrailCode>[]> {
  yield* subject.prepareVintageSteps();
  return yield* iterateChecks(valueGuardrails, subject);
}

/** Runs the checks that depend on the day, and adds what the others report. */
export function completeReport(
  valueResults: readonly CheckResult<GuardrailCode>[],
  subject: DaySubject,
): GuardrailReport {
  const results = [...valueResults, ...dayGuardrails.map((check) => runCheck(check, subject))];
  const getPosition = ({ outcome }: CheckResult<GuardrailCode>) =>
    guardrails.findIndex(({ code }) => code === outcome.code);
  return buildReport(
    results.sort((a, b) => getPosition(a) - getPosition(b)),
    ruleVersion,
  );
}

/** Runs the checks for breaks of the unit or the level within one vintage. Yields like `iterateGuardrails`. */
export function* iterateBreakChecks(context: GuardrailContext): Generator<void, Finding[]> {
  const results = yield* iterateChecks([unitBreak, levelShift], prepareSubject(context));
  return buildReport(results, ruleVersion).findings;
}

/** Runs all checks on one series. The report depends only on the context, not on the order of its rows. */
export function runGuardrails(context: GuardrailContext): GuardrailReport {
  return runChecks(guardrails, prepareSubject(context), ruleVersion);
}
