import { formatCount } from '../../series/guardrails/format.js';
import type { ForecastCheck } from './subject.js';

/** Raised when the horizon exceeds half of the observations (warning) or the horizon of the backtest (info). */
export const horizonTooLong: ForecastCheck = {
  code: 'HORIZON_TOO_LONG',
  check: ({ horizon, forecast: { observations }, backtest }) => {
    const testedHorizon = backtest?.status === 'computed' ? backtest.horizon : null;
    const isWarning = horizon > observations / 2;
    if (!isWarning && (testedHorizon === null || horizon <= testedHorizon)) return [];
    const message = isWarning
      ? `The horizon of ${formatCount(horizon, 'period')} exceeds half of the ${formatCount(observations, 'value')} in the sample: the later forecasts are not reliable.`
      : `The backtest covers only ${formatCount(testedHorizon ?? 0, 'period')} ahead: the accuracy of later forecasts is not tested.`;
    const evidence = { horizon, values: observations, testedHorizon };
    return [
      { code: 'HORIZON_TOO_LONG', severity: isWarning ? 'warning' : 'info', message, from: null, to: null, evidence },
    ];
  },
};
