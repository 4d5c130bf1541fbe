import { findDigestTime } from '../../server/alerts/mail/findDigestTime.js';

const berlin = { digestHour: 8, digestWeekday: 'monday', timeZone: 'Europe/Berlin' } as const;
const find = (mail: 'daily' | 'weekly', change: object, after: string) =>
  findDigestTime(mail, { ...berlin, ...change }, new Date(after));

it.each([
  ['before clocks go forward', '2026-03-28T07:30:00Z', '2026-03-29T06:00:00.000Z'],
  ['the day before, at the hour itself', '2026-03-28T07:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['before clocks go back', '2026-10-24T06:00:00Z', '2026-10-25T07:00:00.000Z'],
  ['earlier on the same day', '2026-11-21T06:59:59Z', '2026-11-21T07:00:00.000Z'],
])('is due at the same local hour %s', (_, after, dueAt) => {
  expect(find('daily', {}, after)).toBe(dueAt);
});

it('is due an hour later on a day on which clocks skip the hour, and once on a day on which it occurs twice', () => {
  const change = { digestHour: 2 };
  expect(find('daily', change, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
  expect(find('daily', change, '2026-03-29T01:00:00Z')).toBe('2026-03-30T00:00:00.000Z');
  expect(find('daily', change, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
  expect(find('daily', change, '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
});

it('is due on the weekday of the time zone, which can be another one in UTC', () => {
  const change = { digestHour: 6, timeZone: 'Pacific/Auckland' };
  // Monday at 6 in Auckland is Sunday at 17 in UTC.
  expect(find('weekly', change, '2026-11-21T12:00:00Z')).toBe('2026-11-22T17:00:00.000Z');
  expect(find('weekly', change, '2026-11-22T17:00:00Z')).toBe('2026-11-29T17:00:00.000Z');
  expect(find('weekly', { timeZone: 'Pacific/Honolulu' }, '2026-11-23T19:00:00Z')).toBe('2026-11-30T18:00:00.000Z');
});

it('is due at every hour and weekday after the given time, within a day or a week', () => {
  const after = new Date('2026-11-21T12:34:56Z');
  for (const timeZone of ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia'])
    for (let digestHour = 0; digestHour < 24; digestHour += 1) {
      const daily = Date.parse(find('daily', { timeZone, digestHour }, after.toISOString())) - after.getTime();
      const weekly = Date.parse(find('weekly', { timeZone, digestHour }, after.toISOString())) - after.getTime();
      expect([daily > 0 && daily <= 86_400_000, weekly > 0 && weekly <= 7 * 86_400_000]).toEqual([true, true]);
    }
});
