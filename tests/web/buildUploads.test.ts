import { buildUploads, guessMapping, locateProblem, toPeriodStart } from '../../web/src/import/buildUploads.js';

const file = (columns: string[], rows: string[][], hasDecimalComma = false) => ({
  name: 'a.csv',
  columns,
  rows: rows.map((cells, index) => ({ cells, line: index + 2 })),
  hasDecimalComma,
});

it('finds the columns by their names, or takes the first two', () => {
  expect(guessMapping(['GEO', 'TIME_PERIOD', 'OBS_VALUE', 'Unit'])).toEqual({
    ...{ date: 1, value: 2, country: 0, unit: 3, vintage: -1 },
  });
  expect(guessMapping(['When', 'How much'])).toEqual({ date: 0, value: 1, country: -1, unit: -1, vintage: -1 });
});

it('builds an upload for each country, and locates problems in the lines of the file', () => {
  const given = file(
    ['date', 'value', 'geo'],
    [
      ['2026', '-1,5', 'FR'],
      ['2026', '2', 'DE'],
      ['2027', '', 'FR'],
    ],
    true,
  );
  const mapping = { date: 0, value: 1, country: 2, unit: -1, vintage: -1 };
  const [first, second] = buildUploads(given, mapping, { country: '', unit: 'Percent' });
  expect(first).toEqual({
    country: 'FR',
    unit: 'Percent',
    csv: 'date,value\r\n2026-01-01,-1.5\r\n2027-01-01,\r\n',
    lines: [1, 2, 4],
  });
  expect(second?.lines).toEqual([1, 3]);
  expect(locateProblem('line 3 repeats the date 2027-01-01', first?.lines ?? [])).toBe(
    'line 4 repeats the date 2027-01-01',
  );
});

it.each([
  ['2026', '2026-01-01'],
  ['2026-Q3', '2026-07-01'],
  ['2026q4', '2026-10-01'],
  ['2026-05', '2026-05-01'],
  ['2026-05-03', '2026-05-03'],
  ['May 2026', 'May 2026'],
])('reads the period %s as %s', (text, date) => {
  expect(toPeriodStart(text)).toBe(date);
});
