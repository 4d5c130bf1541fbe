import { readPeriod } from '../../server/providers/readPeriod.js';

it.each([
  ['2024', '2024-01-01', 'annual'],
  ['2024-A1', '2024-01-01', 'annual'],
  ['2024A01', '2024-01-01', 'annual'],
  ['2024-S2', '2024-07-01', 'semiannual'],
  ['2024S1', '2024-01-01', 'semiannual'],
  ['2024Q3', '2024-07-01', 'quarterly'],
  ['2024-Q4', '2024-10-01', 'quarterly'],
  ['2024M06', '2024-06-01', 'monthly'],
  ['2024-M12', '2024-12-01', 'monthly'],
  ['2024-06', '2024-06-01', 'monthly'],
  ['2024-W01', '2024-01-01', 'weekly'],
  ['2026-W53', '2026-12-28', 'weekly'],
  ['2021-W01', '2021-01-04', 'weekly'],
  ['2024-06-03', '2024-06-03', 'daily'],
])('reads %s as the period that starts on %s', (text, date, frequency) => {
  expect(readPeriod(text)).toEqual({ date, frequency });
});

it.each(['', '24', '2024-13', '2024M13', '2024-Q5', '2024-S3', '2024-W54', '2024-02-30', 'M06', '2024-06-03T00:00'])(
  'returns undefined for %j',
  (text) => expect(readPeriod(text)).toBeUndefined(),
);
