import { formatCount } from '../../series/guardrails/format.js';
import { getMinForModels, getMinForTests } from '../../series/guardrails/shortHistory.js';
import type { ForecastCheck } from './subject.js';

/**
 * Raised when the sample is too short for a model (warning) or for residual tests (info), by the limits of the
 * indicator check `SHORT_HISTORY`.
 */
export const shortHistory: ForecastCheck = {
  code: 'SHORT_HISTORY',
  check: ({ forecast: { observations }, season }) => {
    const [minForModels, minForTests] = [getMinForModels(season), getMinForTests(season)];
    if (observations >= Math.max(minForModels, minForTests)) return [];
    const isWarning = observations < minForModels;
    const consequence = isWarning
      ? 'a trend or a season cannot be distinguished from chance'
      : 'tests of the residuals have little power';
    return [
      {
        code: 'SHORT_HISTORY',
        severity: isWarning ? 'warning' : 'info',
        message: `The sample has ${formatCount(observations, 'value')}: with fewer than ${isWarning ? minForModels : minForTests}, ${consequence}.`,
        from: null,
        to: null,
        evidence: { values: observations, neededForForecasts: minForModels, neededForTests: minForTests },
      },
    ];
  },
};
