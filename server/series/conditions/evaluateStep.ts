import type { ValueCondition } from './condition.js';
import { evaluateLevel } from './evaluateLevel.js';
import { evaluateNewValue } from './evaluateNewValue.js';
import { evaluateOutsideForecast, type ForecastInterval } from './evaluateOutsideForecast.js';
import { evaluateRevised } from './evaluateRevised.js';
import { evaluateUnusualChange } from './evaluateUnusualChange.js';
import type { AlertSubject, Firing } from './firing.js';
import type { VintageStep } from './vintageStep.js';

/** Evaluates a condition for one vintage. A vintage fires at most once. Alerts and previews use this same function. */
export function evaluateStep(
  condition: ValueCondition,
  step: VintageStep,
  subject: AlertSubject,
  forecasts: readonly ForecastInterval[],
): Firing | undefined {
  switch (condition.kind) {
    case 'new_value':
      return evaluateNewValue(step, subject);
    case 'revised':
      return evaluateRevised(condition, step, subject);
    case 'level':
      return evaluateLevel(condition, step, subject);
    case 'unusual_change':
      return evaluateUnusualChange(condition, step, subject);
    case 'outside_forecast':
      return evaluateOutsideForecast(step, subject, forecasts);
  }
}
