import { formatCount } from '../../series/guardrails/format.js';
import type { ForecastCheck } from './subject.js';

/** Looks further ahead than half as far as it looks back (warning), or than the backtest could (info). */
export const horizonTooLong: ForecastCheck = {
  code: 'HORIZON_TOO_LONG',
  check: ({ horizon, forecast: { observations }, backtest }) => {
    const testedHorizon = backtest?.status === 'computed' ? backtest.horizon : null;
    const isWarning = horizon > observations / 2;
    if (!isWarning && (testedHorizon === null || horizon <= testedHorizon)) return [];
    const message = isWarning
      ? `${formatCount(horizon, 'period')} ahead is more than half of the ${formatCount(observations, 'value')} behind: what comes late has nothing to go by.`
      : `The backtest reaches ${formatCount(testedHorizon ?? 0, 'period')} ahead: of what comes later it says nothing.`;
    const evidence = { horizon, values: observations, testedHorizon };
    return [
      { code: 'HORIZON_TOO_LONG', severity: isWarning ? 'warning' : 'info', message, from: null, to: null, evidence },
    ];
  },
};
