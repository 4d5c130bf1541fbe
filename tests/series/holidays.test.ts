import fc from 'fast-check';
import { getWeekdayIndex, isBusinessDay, listHolidays } from '../../server/series/holidays.js';

const anyDate = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('US federal holidays', () => {
  // The days on which federal offices are closed by law.
  const published: [number, string][] = [
    [1973, '01-01 02-19 05-28 07-04 09-03 10-08 10-22 11-22 12-25'],
    [1986, '01-01 01-20 02-17 05-26 07-04 09-01 10-13 11-11 11-27 12-25'],
    [2011, '01-17 02-21 05-30 07-04 09-05 10-10 11-11 11-24 12-26'],
    [2015, '01-01 01-19 02-16 05-25 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2020, '01-01 01-20 02-17 05-25 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2021, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2022, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
    [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
    [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  ];

  it.each(published)('of %i match the published ones on their observed days', (year, days) => {
    expect(listHolidays(year, 'US')).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('include Juneteenth from 2021 and the Birthday of Martin Luther King, Jr. from 1986', () => {
    expect(isBusinessDay('2020-06-19', 'US')).toBe(true);
    expect(isBusinessDay('2024-06-19', 'US')).toBe(false);
    expect(isBusinessDay('1985-01-21', 'US')).toBe(true);
    expect(isBusinessDay('1986-01-20', 'US')).toBe(false);
  });

  it('observe a New Year on a Saturday on the last Friday of the old year', () => {
    expect(isBusinessDay('2010-12-31', 'US')).toBe(false);
    expect(isBusinessDay('2011-01-03', 'US')).toBe(true);
  });

  it('do not include Good Friday', () => {
    expect(isBusinessDay('2026-04-03', 'US')).toBe(true);
  });
});

describe('TARGET holidays', () => {
  const easters: [number, string, string][] = [
    [2002, '03-29', '04-01'],
    [2008, '03-21', '03-24'],
    [2011, '04-22', '04-25'],
    [2019, '04-19', '04-22'],
    [2024, '03-29', '04-01'],
    [2025, '04-18', '04-21'],
    [2026, '04-03', '04-06'],
    [2038, '04-23', '04-26'],
  ];

  it.each(easters)('of %i include Good Friday on %s and Easter Monday on %s', (year, friday, monday) => {
    const days = ['01-01', friday, monday, '05-01', '12-25', '12-26'];
    expect(listHolidays(year, 'EA')).toEqual(days.map((day) => `${year}-${day}`));
  });

  it('do not move if they fall on a weekend', () => {
    expect(isBusinessDay('2021-12-24', 'EA')).toBe(true);
    expect(isBusinessDay('2021-12-27', 'EA')).toBe(true);
    expect(isBusinessDay('2022-05-02', 'EA')).toBe(true);
  });
});

describe('business days', () => {
  it('exclude Saturdays, Sundays and listed holidays', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom('US', 'EA'), (date, calendar) => {
        const weekday = (new Date(date).getUTCDay() + 6) % 7;
        expect(getWeekdayIndex(date)).toBe(weekday);
        const holiday = listHolidays(Number(date.slice(0, 4)), calendar).includes(date);
        expect(isBusinessDay(date, calendar)).toBe(weekday < 5 && !holiday);
      }),
    );
  });

  it('exclude 8 to 12 federal and 6 TARGET holidays in every year', () => {
    for (let year = 1971; year <= 2100; year++) {
      expect(listHolidays(year, 'US').length).toBeGreaterThanOrEqual(8);
      expect(listHolidays(year, 'US').length).toBeLessThanOrEqual(12);
      expect(listHolidays(year, 'EA')).toHaveLength(6);
    }
  });
});
