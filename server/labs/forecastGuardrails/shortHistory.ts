import { formatCount } from '../../series/guardrails/format.js';
import { getMinForModels, getMinForTests } from '../../series/guardrails/shortHistory.js';
import type { ForecastCheck } from './subject.js';

/** Too few values for more than a naive forecast (warning), or for a season and tests to be sure (info); the limits of the indicator's check. */
export const shortHistory: ForecastCheck = {
  code: 'SHORT_HISTORY',
  check: ({ forecast: { observations }, season }) => {
    const [minForModels, minForTests] = [getMinForModels(season), getMinForTests(season)];
    if (observations >= Math.max(minForModels, minForTests)) return [];
    const isWarning = observations < minForModels;
    const consequence = isWarning
      ? 'a trend or a season cannot be told from chance'
      : 'tests of the residuals say little';
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
