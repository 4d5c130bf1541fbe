import { formatNumber, formatPercent } from '../../series/guardrails/format.js';
import { cusum } from '../../stats/cusum.js';
import { type ForecastCheck, type ForecastSubject, getDateAt } from './subject.js';

const significanceLevel = 0.01;

/**
 * Raised when the sample covers two regimes: its level or unit breaks, by the rules of the indicator checks
 * `LEVEL_SHIFT` and `UNIT_BREAK`, or the mean of the one-step residuals changes (OLS-based CUSUM test at 1 %).
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

/** Tests the one-step residuals for a change of their mean; undefined when they cannot be tested. */
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
      message: `The mean one-step forecast error (actual minus fitted) was ${formatValue(meanBefore)} until ${getDateAt(series, lastIndexBefore) ?? `value ${lastIndexBefore + 1}`} and has been ${formatValue(meanAfter)} since (OLS-based CUSUM test, p = ${formatNumber(pValue)}). Consider a later start of the sample.`,
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
