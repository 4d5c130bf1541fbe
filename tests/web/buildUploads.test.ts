import {
  buildUploads,
  type CsvFile,
  findFileFormats,
  guessMapping,
  locateProblem,
} from '../../web/src/import/buildUploads.js';

const file = (header: string[], rows: string[][], separator: CsvFile['separator'] = 'comma'): CsvFile => ({
  header,
  lines: rows.map((cells, index) => ({ cells, number: index + 2 })),
  separator,
});

it('finds the columns by their names, or takes the first two', () => {
  expect(guessMapping(['GEO', 'TIME_PERIOD', 'OBS_VALUE', 'Unit'])).toEqual({
    ...{ date: 1, value: 2, country: 0, unit: 3, vintage: -1 },
  });
  expect(guessMapping(['When', 'How much'])).toEqual({ date: 0, value: 1, country: -1, unit: -1, vintage: -1 });
});

it('builds an upload for each country with the cells of the file, and locates problems in its lines', () => {
  const given = file(
    ['date', 'value', 'geo'],
    [
      ['2026', '-1,5', 'FR'],
      ['2026', '2', 'DE'],
      ['Jan; "2027"', '', 'FR'],
    ],
    'semicolon',
  );
  const mapping = { date: 0, value: 1, country: 2, unit: -1, vintage: -1 };
  const [first, second] = buildUploads(given, mapping, { country: '', unit: 'Percent' });
  expect(first).toEqual({
    country: 'FR',
    unit: 'Percent',
    part: '',
    csv: 'date;value\n2026;-1,5\n"Jan; ""2027""";\n',
    lines: [1, 2, 4],
  });
  expect(second?.lines).toEqual([1, 3]);
  expect(locateProblem("line 3 has '1,5', and line 2 has '1.5'", first?.lines ?? [])).toBe(
    "line 4 has '1,5', and line 2 has '1.5'",
  );
});

describe('a file with more rows than an upload can have', () => {
  const columns = ['date', 'value', 'vintage'];
  const mapping = { date: 0, value: 1, country: -1, unit: -1, vintage: 2 };
  const fixed = { country: 'FR', unit: 'Percent' };
  const rows = Array.from({ length: 100_002 }, (_, index) => ['2020-01-01', '1', `20${10 + (index % 3)}-01-01`]);

  it('becomes several, in the order of the days of publication', () => {
    const uploads = buildUploads(file(columns, rows), mapping, fixed);
    expect(uploads.map(({ part, lines }) => [part, lines.length])).toEqual([
      ['part 1 of 2', 100_001],
      ['part 2 of 2', 3],
    ]);
    const days = uploads.flatMap(({ csv }) => csv.trim().split('\n').slice(1)).map((line) => line.split(',')[2]);
    expect(days).toEqual([...days].sort());
    expect(uploads[1]?.lines).toEqual([1, 100_000, 100_003]);
  });

  it('must have days whose order is clear', () => {
    const other = rows.with(5, ['2020-01-01', '1', '3/4/2026']);
    expect(() => buildUploads(file(columns, other), mapping, fixed)).toThrow(
      "days of publication must be written as 2026-04-01. Line 7 has '3/4/2026'.",
    );
  });
});

it('finds the formats of the whole file, not of each country', () => {
  const given = file(
    ['date', 'value', 'geo'],
    [
      ['13/01/2020', '1.234,5', 'US'],
      ['05/01/2020', '1.234', 'DE'],
    ],
  );
  const mapping = { date: 0, value: 1, country: 2, unit: -1, vintage: -1 };
  expect(findFileFormats(given, mapping, { frequency: undefined })).toEqual({ decimal: 'comma', dateOrder: 'dmy' });
  expect(findFileFormats(given, mapping, { decimal: 'point', frequency: 'daily' })).toMatchObject({ decimal: 'point' });
});
