/*
 * Guardrails of a forecast: reasons not to rely on it, in the format of the guardrails of indicators.
 * docs/forecasting.md states each rule.
 */
import type { Schemas } from '../../schemas.js';
import { runChecks } from '../../series/guardrails/runChecks.js';
import { breakInTrainingWindow } from './breakInTrainingWindow.js';
import { doesNotBeatNaive } from './doesNotBeatNaive.js';
import { forecastBeyondRange } from './forecastBeyondRange.js';
import { gapsFilled } from './gapsFilled.js';
import { horizonTooLong } from './horizonTooLong.js';
import { intervalsUndercover } from './intervalsUndercover.js';
import { noSeason } from './noSeason.js';
import { residualAutocorrelation } from './residualAutocorrelation.js';
import { shortHistory } from './shortHistory.js';
import { staleInput } from './staleInput.js';
import type { ForecastSubject } from './subject.js';
import { trainedOnPreliminary } from './trainedOnPreliminary.js';

/** Increase when a rule or limit changes. */
const ruleVersion = '3';

/** All checks. Findings of equal severity are listed in this order. */
const checks = [
  staleInput,
  shortHistory,
  horizonTooLong,
  noSeason,
  breakInTrainingWindow,
  gapsFilled,
  doesNotBeatNaive,
  intervalsUndercover,
  forecastBeyondRange,
  residualAutocorrelation,
  trainedOnPreliminary,
];

/** Runs every check on a forecast. */
export function runForecastGuardrails(subject: ForecastSubject): Schemas['ForecastGuardrails'] {
  return runChecks(checks, subject, ruleVersion);
}
