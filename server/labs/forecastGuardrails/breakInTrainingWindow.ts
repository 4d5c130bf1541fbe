import { formatNumber, formatPercent } from '../../series/guardrails/format.js';
import { cusum } from '../../stats/cusum.js';
import { type ForecastCheck, type ForecastSubject, getDateAt } from './subject.js';

const significanceLevel = 0.01;

/**
 * The sample is of two regimes: its level or unit breaks, by the rules of the indicator's checks `LEVEL_SHIFT` and `UNIT_BREAK`, or the model
 * was off one way and then the other (OLS-based CUSUM of the one-step residuals, at 1 %).
 */
export const breakInTrainingWindow: ForecastCheck = {
  code: 'BREAK_IN_TRAINING_WINDOW',
  check: (subject) => {
    const { breaks } = subject.inputChecks;
    const driftFindings = testForDrift(subject);
    if ('notApplicable' in breaks) return driftFindings ?? breaks;
    const breakFindings = breaks.map((finding) => ({
      ...finding,
      code: 'BREAK_IN_TRAINING_WINDOW' as const,
      evidence: { test: finding.code, ...finding.evidence },
    }));
    return [...breakFindings, ...(driftFindings ?? [])];
  },
};

/** What the test of the residuals finds; undefined where they cannot be tested. */
function testForDrift({ forecast, series }: ForecastSubject) {
  const isRelative = forecast.fitted.every(
    (fitted, index) => fitted === null || (fitted > 0 && (series.values[index] ?? 1) > 0),
  );
  const errors = forecast.residuals.map((residual, index) =>
    residual !== null && isRelative ? residual / (forecast.fitted[index] as number) : residual,
  );
  const result = cusum(errors);
  if (result.status === 'not_computable') return undefined;
  const { statistic, pValue, lastIndexBefore, meanBefore, meanAfter } = result;
  if (pValue === null || pValue >= significanceLevel) return [];
  const from = getDateAt(series, lastIndexBefore + 1);
  const formatValue = isRelative ? formatPercent : formatNumber;
  return [
    {
      code: 'BREAK_IN_TRAINING_WINDOW' as const,
      severity: 'warning' as const,
      message: `The mean of what came less the one-step forecast was ${formatValue(meanBefore)} until ${getDateAt(series, lastIndexBefore) ?? `value ${lastIndexBefore + 1}`} and has been ${formatValue(meanAfter)} since (OLS-based CUSUM, p ${formatNumber(pValue)}).`,
      from,
      to: null,
      evidence: {
        test: 'CUSUM',
        statistic,
        pValue,
        place: lastIndexBefore + 1,
        relative: isRelative,
        meanBefore,
        meanAfter,
      },
    },
  ];
}
