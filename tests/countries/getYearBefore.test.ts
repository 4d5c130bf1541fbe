import { getYearBefore } from '../../server/countries/getYearBefore.js';

it.each([
  ['2026-10-29', '2025-10-22', '2025-10-29'],
  ['2026-03-01', '2025-02-22', '2025-03-01'],
  ['2024-02-29', '2023-02-21', '2023-02-28'],
  ['2025-02-28', '2024-02-21', '2024-02-28'],
])('compares a value of %s with those from %s to %s', (date, start, end) => {
  expect(getYearBefore(date)).toEqual({ start, end });
});
