import type { ForecastCheck } from './subject.js';

/** Raised when the seasonal naive model is requested for a series without a season. */
export const noSeason: ForecastCheck = {
  code: 'NO_SEASON',
  check: ({ forecast: { model }, season }) => {
    if (model !== 'snaive') return { notApplicable: 'the model is not the seasonal naive model' };
    if (season > 1) return [];
    const message =
      'The series has no season, so the seasonal naive model is identical to the naive model: it repeats the last value.';
    return [{ code: 'NO_SEASON', severity: 'warning', message, from: null, to: null, evidence: { season } }];
  },
};
