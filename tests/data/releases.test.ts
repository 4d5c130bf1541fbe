import { type Frequency, frequencies } from '../../server/series/frequency.js';
import { readBundledLibrary } from './bundledLibrary.js';

const { releases, indicators } = readBundledLibrary();

/** The frequencies that each kind of rule supports. */
const periods: Record<string, Frequency[]> = {
  'nth-weekday': ['monthly', 'quarterly', 'semiannual', 'annual'],
  'day-of-month': ['monthly', 'quarterly', 'semiannual', 'annual'],
  'business-day': ['monthly', 'quarterly', 'semiannual', 'annual'],
  'weekday-after-week': ['monthly', 'quarterly', 'semiannual', 'annual'],
  weekly: ['weekly'],
  'every-business-day': ['daily'],
};

describe('the releases of the bundled catalogue', () => {
  it('use only the vocabulary of the calendar', () => {
    const wrong = releases.filter(
      ({ importance, frequency, holidays, time, timeZone }) =>
        !['high', 'medium', 'low'].includes(importance) ||
        !frequencies.includes(frequency) ||
        !['US', 'EA'].includes(holidays) ||
        (time === null) !== (timeZone === null),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('have no rule, or one that supports their frequency', () => {
    const wrong = releases.filter(({ rule, frequency }) => rule !== null && !periods[rule.kind]?.includes(frequency));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('publish at least one series each', () => {
    const used = new Set(indicators.flatMap(({ release, series }) => series.map((own) => own.release ?? release)));
    expect(releases.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});
