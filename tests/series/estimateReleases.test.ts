import fc from 'fast-check';
import {
  estimateReleases,
  findNextRelease,
  type ReleaseCalendar,
  type ReleaseRule,
} from '../../server/series/estimateReleases.js';
import { type Frequency, frequencies } from '../../server/series/frequency.js';
import { isBusinessDay, weekdays } from '../../server/series/holidays.js';
import { addDays, addPeriods, isCalendarFrequency } from '../../server/series/periods.js';

const monthlyUs: ReleaseCalendar = { frequency: 'monthly', holidays: 'US' };
const weeklyUs: ReleaseCalendar = { frequency: 'weekly', holidays: 'US' };
const dailyUs: ReleaseCalendar = { frequency: 'daily', holidays: 'US' };
const quarterlyUs: ReleaseCalendar = { frequency: 'quarterly', holidays: 'US' };
const monthlyEa: ReleaseCalendar = { frequency: 'monthly', holidays: 'EA' };
const employmentSituation: ReleaseRule = { kind: 'nth-weekday', weekday: 'friday', nth: 1, monthsAfter: 1 };
const gdpAdvance: ReleaseRule = { kind: 'day-of-month', day: 29, monthsAfter: 1 };
const mondays: ReleaseRule = { kind: 'weekly', weekday: 'monday' };

function listDates(rule: ReleaseRule | null, calendar: ReleaseCalendar, from: string, to: string): string[] {
  return estimateReleases(rule, calendar, from, to).map((release) => release.date);
}

describe('the Employment Situation', () => {
  it('is published on the first Friday of the next month: 4 December 2026 for November', () => {
    expect(estimateReleases(employmentSituation, monthlyUs, '2026-12-01', '2026-12-31')).toEqual([
      { date: '2026-12-04', referencePeriod: '2026-11-01' },
    ]);
  });

  it('is published on Thursday, 2 July if 4 July is observed on Friday the 3rd', () => {
    for (const year of ['2015', '2020', '2026']) {
      expect(listDates(employmentSituation, monthlyUs, `${year}-07-01`, `${year}-07-31`)).toEqual([`${year}-07-02`]);
    }
  });

  it('is published on 8 January if the first Friday is New Year’s Day', () => {
    for (const year of ['2010', '2016', '2021', '2027']) {
      expect(listDates(employmentSituation, monthlyUs, `${year}-01-01`, `${year}-01-31`)).toEqual([`${year}-01-08`]);
    }
  });

  it('is published on Good Friday, which is not a federal holiday', () => {
    expect(listDates(employmentSituation, monthlyUs, '2026-04-01', '2026-04-10')).toEqual(['2026-04-03']);
  });
});

describe('weekly releases', () => {
  it('are published every Monday, and on Tuesday after Labor Day and Columbus Day', () => {
    expect(listDates(mondays, weeklyUs, '2026-08-31', '2026-10-19')).toEqual([
      '2026-08-31',
      '2026-09-08',
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
      '2026-10-05',
      '2026-10-13',
      '2026-10-19',
    ]);
  });

  it.each([
    ['Thanksgiving', '2026-11-23', ['2026-11-25']],
    ['Christmas', '2025-12-22', ['2025-12-24']],
    ["New Year's Day", '2025-12-29', ['2025-12-31']],
    ['Independence Day', '2024-07-01', ['2024-07-03']],
    ['Juneteenth', '2025-06-16', ['2025-06-18']],
    ['Veterans Day', '2021-11-08', ['2021-11-10']],
    ['no holiday', '2026-01-05', ['2026-01-08']],
  ])('of unemployment claims move to Wednesday in a week with a holiday on Thursday: %s', (_, monday, dates) => {
    const claims: ReleaseRule = { kind: 'weekly', weekday: 'thursday', onHoliday: 'before' };
    expect(listDates(claims, weeklyUs, monday, addDays(monday, 6))).toEqual(dates);
    expect(estimateReleases(claims, weeklyUs, monday, addDays(monday, 6))[0]?.referencePeriod).toBe(
      addDays(monday, -7),
    );
  });

  it('are found if they moved into the week before', () => {
    const early: ReleaseRule = { kind: 'weekly', weekday: 'monday', onHoliday: 'before' };
    expect(listDates(early, weeklyUs, '2026-09-01', '2026-09-06')).toEqual(['2026-09-04']);
  });

  it('cover the last complete week', () => {
    expect(findNextRelease(mondays, weeklyUs, '2026-09-01')).toEqual({
      date: '2026-09-08',
      referencePeriod: '2026-08-31',
    });
  });

  it('are found if they moved into the next week', () => {
    const fridays: ReleaseRule = { kind: 'weekly', weekday: 'friday' };
    expect(listDates(fridays, weeklyUs, '2026-12-28', '2026-12-31')).toEqual(['2026-12-28']);
  });
});

describe('other rules', () => {
  it('publish the advance estimate of GDP at the end of the month after the quarter', () => {
    expect(estimateReleases(gdpAdvance, quarterlyUs, '2026-01-01', '2026-12-31')).toEqual([
      { date: '2026-01-29', referencePeriod: '2025-10-01' },
      { date: '2026-04-29', referencePeriod: '2026-01-01' },
      { date: '2026-07-29', referencePeriod: '2026-04-01' },
      { date: '2026-10-29', referencePeriod: '2026-07-01' },
    ]);
  });

  it('move a day of the month forward over weekends and holidays, also into the next month', () => {
    expect(listDates(gdpAdvance, quarterlyUs, '2023-04-01', '2023-05-31')).toEqual(['2023-05-01']);
  });

  it('use the last day of a month that does not have the day', () => {
    const day31: ReleaseRule = { kind: 'day-of-month', day: 31, monthsAfter: 1 };
    expect(listDates(day31, monthlyUs, '2023-02-01', '2023-02-28')).toEqual(['2023-02-28']);
  });

  it('find the last business day of the reference month, as for a flash estimate', () => {
    const flash: ReleaseRule = { kind: 'business-day', nth: -1, monthsAfter: 0 };
    expect(estimateReleases(flash, monthlyEa, '2026-05-01', '2026-05-31')).toEqual([
      { date: '2026-05-29', referencePeriod: '2026-05-01' },
    ]);
  });

  it('count business days without the holidays of the calendar', () => {
    const second: ReleaseRule = { kind: 'business-day', nth: 2, monthsAfter: 1 };
    expect(listDates(second, monthlyEa, '2026-05-01', '2026-05-31')).toEqual(['2026-05-05']);
    expect(listDates(second, monthlyUs, '2026-05-01', '2026-05-31')).toEqual(['2026-05-04']);
  });

  it('use the last weekday for -1 and for a month without a fifth', () => {
    const last: ReleaseRule = { kind: 'nth-weekday', weekday: 'tuesday', nth: -1, monthsAfter: 1 };
    expect(listDates(last, monthlyUs, '2026-09-01', '2026-09-30')).toEqual(['2026-09-29']);
    expect(listDates({ ...last, nth: 5 }, monthlyUs, '2026-10-01', '2026-10-31')).toEqual(['2026-10-27']);
  });

  it('publish daily releases on every business day, for the previous business day', () => {
    expect(estimateReleases({ kind: 'every-business-day' }, dailyUs, '2026-07-02', '2026-07-07')).toEqual([
      { date: '2026-07-02', referencePeriod: '2026-07-01' },
      { date: '2026-07-06', referencePeriod: '2026-07-02' },
      { date: '2026-07-07', referencePeriod: '2026-07-06' },
    ]);
  });

  it('expect no release without a rule, in an empty window or outside the estimated years', () => {
    expect(estimateReleases(null, monthlyUs, '2026-01-01', '2026-12-31')).toEqual([]);
    expect(findNextRelease(null, monthlyUs, '2026-01-01')).toBeUndefined();
    expect(estimateReleases(mondays, weeklyUs, '2026-01-02', '2026-01-01')).toEqual([]);
    expect(findNextRelease(mondays, weeklyUs, '9999-12-31')).toBeUndefined();
  });
});

describe('the next release', () => {
  it('lies strictly after the given day', () => {
    expect(findNextRelease(employmentSituation, monthlyUs, '2026-12-04')?.date).toBe('2027-01-08');
    expect(findNextRelease(employmentSituation, monthlyUs, '2026-12-03')?.date).toBe('2026-12-04');
  });

  it('is found for yearly releases', () => {
    const yearly: ReleaseRule = { kind: 'day-of-month', day: 15, monthsAfter: 6 };
    const annual: ReleaseCalendar = { frequency: 'annual', holidays: 'US' };
    expect(findNextRelease(yearly, annual, '2026-06-15')).toEqual({
      date: '2027-06-15',
      referencePeriod: '2026-01-01',
    });
  });
});

const monthsAfter = fc.integer({ min: -1, max: 12 });
const nth = fc.constantFrom(1, 2, 3, 4, 5, -1);
const anyRule: fc.Arbitrary<ReleaseRule> = fc.oneof(
  fc.record({ kind: fc.constant('nth-weekday' as const), weekday: fc.constantFrom(...weekdays), nth, monthsAfter }),
  fc.record({ kind: fc.constant('day-of-month' as const), day: fc.integer({ min: 1, max: 31 }), monthsAfter }),
  fc.record({
    kind: fc.constant('business-day' as const),
    nth: fc.oneof(nth, fc.integer({ min: 6, max: 25 })),
    monthsAfter,
  }),
  fc.record(
    {
      kind: fc.constant('weekly' as const),
      weekday: fc.constantFrom(...weekdays),
      onHoliday: fc.constant('before' as const),
    },
    { requiredKeys: ['kind', 'weekday'] },
  ),
  fc.constant({ kind: 'every-business-day' as const }),
);
const anyCalendar: fc.Arbitrary<ReleaseCalendar> = fc.record({
  frequency: fc.constantFrom(...frequencies),
  holidays: fc.constantFrom('US' as const, 'EA' as const),
});
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1971-01-01', days));
const anyLength = fc.integer({ min: 0, max: 800 });

function getStepFrequency(rule: ReleaseRule, frequency: Frequency): Frequency | undefined {
  if (rule.kind === 'every-business-day') return undefined;
  if (rule.kind === 'weekly') return 'weekly';
  return isCalendarFrequency(frequency) ? frequency : 'monthly';
}

describe('estimated releases of any rule', () => {
  it('are on business days, ascending and within the window', () => {
    fc.assert(
      fc.property(anyRule, anyCalendar, anyDay, anyLength, (rule, calendar, from, length) => {
        const to = addDays(from, length);
        const found = listDates(rule, calendar, from, to);
        for (const date of found) expect(isBusinessDay(date, calendar.holidays)).toBe(true);
        expect([...new Set(found)].sort()).toEqual(found);
        expect(found.every((date) => date >= from && date <= to)).toBe(true);
      }),
    );
  });

  it('cover every reference period exactly once', () => {
    fc.assert(
      fc.property(anyRule, anyCalendar, anyDay, anyLength, (rule, calendar, from, length) => {
        const releases = estimateReleases(rule, calendar, from, addDays(from, length));
        const stepFrequency = getStepFrequency(rule, calendar.frequency);
        for (const [index, { referencePeriod }] of releases.slice(1).entries()) {
          const before = releases[index]?.referencePeriod as string;
          if (stepFrequency) expect(referencePeriod).toBe(addPeriods(before, 1, stepFrequency));
          else expect(referencePeriod).toBe(releases[index]?.date);
        }
      }),
    );
  });

  it('of two adjacent windows are those of the combined window', () => {
    fc.assert(
      fc.property(anyRule, anyCalendar, anyDay, anyLength, anyLength, (rule, calendar, from, one, two) => {
        const middle = addDays(from, one);
        const to = addDays(middle, two + 1);
        expect([
          ...estimateReleases(rule, calendar, from, middle),
          ...estimateReleases(rule, calendar, addDays(middle, 1), to),
        ]).toEqual(estimateReleases(rule, calendar, from, to));
      }),
    );
  });

  it('have no release between a day and the next release', () => {
    fc.assert(
      fc.property(anyRule, anyCalendar, anyDay, (rule, calendar, day) => {
        const next = findNextRelease(rule, calendar, day)?.date as string;
        expect(day < next).toBe(true);
        expect(listDates(rule, calendar, addDays(day, 1), addDays(next, -1))).toEqual([]);
      }),
    );
  });
});
