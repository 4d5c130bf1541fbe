import { isBusinessDay } from '../../server/series/holidays.js';
import { addDays } from '../../server/series/periods.js';
import {
  computeMedianLagDays,
  findUpdateFrequency,
  maxReleaseIntervalDays,
  planReleases,
  type ReleasePlan,
} from '../../server/series/releasePlan.js';
import type { ReleaseRule } from '../../server/series/releaseRule.js';

const lastThursday = (monthsAfter: number): ReleaseRule => ({
  kind: 'nth-weekday',
  weekday: 'thursday',
  nth: -1,
  monthsAfter,
});

function createPlan(overrides: Partial<ReleasePlan>): ReleasePlan {
  const frequency = overrides.frequency ?? 'monthly';
  return {
    holidays: 'US',
    rule: null,
    estimate: null,
    revisions: [],
    updateFrequency: frequency,
    ...overrides,
    frequency,
  };
}

const gdp = createPlan({
  frequency: 'quarterly',
  rule: { kind: 'day-of-month', day: 29, monthsAfter: 1 },
  estimate: 'advance',
  revisions: [
    { estimate: 'second', rule: lastThursday(2) },
    { estimate: 'third', rule: lastThursday(3) },
  ],
});
const daily = createPlan({ frequency: 'daily', rule: { kind: 'every-business-day' } });
const weekly = createPlan({ frequency: 'weekly', rule: { kind: 'weekly', weekday: 'tuesday' } });

/** Finds the first release strictly after a day. */
function findNextPlanned(plan: ReleasePlan, day: string) {
  return planReleases(plan, addDays(day, 1), addDays(day, maxReleaseIntervalDays))[0];
}

describe('a release with scheduled revisions', () => {
  it('publishes each quarter three times, one estimate per month', () => {
    expect(planReleases(gdp, '2026-10-01', '2027-01-31')).toEqual([
      { date: '2026-10-29', referencePeriod: '2026-07-01', estimate: 'advance', isRevision: false },
      { date: '2026-11-25', referencePeriod: '2026-07-01', estimate: 'second', isRevision: true },
      { date: '2026-12-31', referencePeriod: '2026-07-01', estimate: 'third', isRevision: true },
      { date: '2027-01-29', referencePeriod: '2026-10-01', estimate: 'advance', isRevision: false },
    ]);
  });

  it('returns a revision as the next release if it comes first', () => {
    expect(findNextPlanned(gdp, '2026-11-21')).toMatchObject({ date: '2026-11-25', estimate: 'second' });
    expect(findNextPlanned(gdp, '2026-11-25')).toMatchObject({ date: '2026-12-31', estimate: 'third' });
  });

  it('uses the lag of the first estimate', () => {
    expect(computeMedianLagDays(gdp)).toBe(29);
  });
});

describe('a release with stored series of lower frequencies only', () => {
  it('updates a monthly average on the first business day after the month', () => {
    const months = planReleases({ ...daily, updateFrequency: 'monthly' }, '2026-10-01', '2027-01-31');
    expect(months.map(({ date, referencePeriod }) => [date, referencePeriod])).toEqual([
      ['2026-10-01', '2026-09-01'],
      ['2026-11-02', '2026-10-01'],
      ['2026-12-01', '2026-11-01'],
      ['2027-01-04', '2026-12-01'],
    ]);
    expect(months.every(({ date }) => isBusinessDay(date, 'US'))).toBe(true);
  });

  it('updates a month with the last week that begins in it', () => {
    const months = planReleases({ ...weekly, updateFrequency: 'monthly' }, '2026-10-01', '2026-12-31');
    expect(months.map(({ date, referencePeriod }) => [date, referencePeriod])).toEqual([
      ['2026-10-06', '2026-09-01'],
      ['2026-11-03', '2026-10-01'],
      ['2026-12-08', '2026-11-01'],
    ]);
  });

  it('updates a quarter with its last month', () => {
    const prices = createPlan({
      rule: { kind: 'day-of-month', day: 17, monthsAfter: 1 },
      updateFrequency: 'quarterly',
    });
    expect(planReleases(prices, '2026-09-01', '2027-02-28').map(({ date }) => date)).toEqual([
      '2026-10-19',
      '2027-01-19',
    ]);
  });

  it.each(['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-12-07'])(
    'gives the same releases if the window ends on %s',
    (day) => {
      for (const one of [daily, weekly]) {
        const monthly: ReleasePlan = { ...one, updateFrequency: 'monthly' };
        const whole = planReleases(monthly, '2026-08-01', '2027-02-28');
        expect(planReleases(monthly, '2026-08-01', day)).toEqual(whole.filter(({ date }) => date <= day));
        expect(findNextPlanned(monthly, day)).toEqual(whole.find(({ date }) => date > day));
      }
    },
  );
});

describe('findUpdateFrequency', () => {
  it('returns the highest frequency of the stored series, but not higher than that of the release', () => {
    expect(findUpdateFrequency('daily', ['monthly', 'quarterly'])).toBe('monthly');
    expect(findUpdateFrequency('monthly', ['quarterly', 'monthly'])).toBe('monthly');
    expect(findUpdateFrequency('annual', ['quarterly'])).toBe('annual');
    expect(findUpdateFrequency('monthly', [])).toBe('monthly');
  });
});

describe('computeMedianLagDays', () => {
  it('returns the median number of days from the end of the period to its release', () => {
    const firstFriday: ReleaseRule = { kind: 'nth-weekday', weekday: 'friday', nth: 1, monthsAfter: 1 };
    expect(computeMedianLagDays(createPlan({ rule: firstFriday }))).toBe(4);
    expect(computeMedianLagDays(createPlan({ frequency: 'weekly', rule: { kind: 'weekly', weekday: 'monday' } }))).toBe(
      1,
    );
    expect(computeMedianLagDays(daily)).toBe(1);
    expect(computeMedianLagDays({ ...daily, updateFrequency: 'monthly' })).toBe(1);
  });

  it('returns null without a rule, and no release is expected', () => {
    const ended = createPlan({});
    expect(computeMedianLagDays(ended)).toBeNull();
    expect(findNextPlanned(ended, '2026-01-01')).toBeUndefined();
    expect(planReleases(ended, '2026-01-01', '2026-12-31')).toEqual([]);
  });
});
