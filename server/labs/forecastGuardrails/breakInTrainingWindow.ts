import { asPercent, inWords } from '../../series/guardrails/wording.js';
import { cusum } from '../../stats/cusum.js';
import { dateAt, type ForecastCheck, type ForecastSubject } from './subject.js';

const surprising = 0.01;

/**
 * The sample is of two regimes: its level or unit breaks, by the rules of the indicator's checks `LEVEL_SHIFT` and `UNIT_BREAK`, or the model
 * was off one way and then the other (OLS-based CUSUM of the one-step residuals, at 1 %).
 */
export const breakInTrainingWindow: ForecastCheck = {
  code: 'BREAK_IN_TRAINING_WINDOW',
  check: (subject) => {
    const { breaks } = subject.input;
    const drifts = driftsOf(subject);
    if ('notApplicable' in breaks) return drifts ?? breaks;
    const shifts = breaks.map((finding) => ({
      ...finding,
      code: 'BREAK_IN_TRAINING_WINDOW' as const,
      evidence: { test: finding.code, ...finding.evidence },
    }));
    return [...shifts, ...(drifts ?? [])];
  },
};

/** What the test of the residuals finds; undefined where they cannot be tested. */
function driftsOf({ made, series }: ForecastSubject) {
  const isRelative = made.fitted.every(
    (fitted, place) => fitted === null || (fitted > 0 && (series.values[place] ?? 1) > 0),
  );
  const errors = made.residuals.map((residual, place) =>
    residual !== null && isRelative ? residual / (made.fitted[place] as number) : residual,
  );
  const found = cusum(errors);
  if (found.status === 'not_computable') return undefined;
  const { statistic, pValue, before, meanBefore, meanAfter } = found;
  if (pValue === null || pValue >= surprising) return [];
  const from = dateAt(series, before + 1);
  const inUnits = isRelative ? asPercent : inWords;
  return [
    {
      code: 'BREAK_IN_TRAINING_WINDOW' as const,
      severity: 'warning' as const,
      message: `The mean of what came less the one-step forecast was ${inUnits(meanBefore)} until ${dateAt(series, before) ?? `value ${before + 1}`} and has been ${inUnits(meanAfter)} since (OLS-based CUSUM, p ${inWords(pValue)}).`,
      from,
      to: null,
      evidence: { test: 'CUSUM', statistic, pValue, place: before + 1, relative: isRelative, meanBefore, meanAfter },
    },
  ];
}
