import type { ForecastCheck } from './subject.js';

/** The seasonal naive model was asked for where there is no season: it says what the naive one says. */
export const noSeason: ForecastCheck = {
  code: 'NO_SEASON',
  check: ({ forecast: { model }, season }) => {
    if (model !== 'snaive') return { notApplicable: 'another model than the seasonal naive one was asked for' };
    if (season > 1) return [];
    const message = 'The series has no season: the seasonal naive model is the naive one, the last value.';
    return [{ code: 'NO_SEASON', severity: 'warning', message, from: null, to: null, evidence: { season } }];
  },
};
