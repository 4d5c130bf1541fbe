import fc from 'fast-check';
import { readUpload, type UploadRow } from '../../server/imports/upload/readUpload.js';
import { packWholeList } from '../../server/packedList.js';
import { countCases } from '../support/thorough.js';
import { readFile } from './readFile.js';

describe('the separator', () => {
  it.each([
    ['comma', 'date,value\n2026-01-01,1\n'],
    ['semicolon', 'date;value\n2026-01-01;1\n'],
    ['tab', 'date\tvalue\n2026-01-01\t1\n'],
    ['semicolon', 'sep=;\r\ndate;value\r\n2026-01-01;1\r\n'],
    ['comma', '"date","value; in percent"\n2026-01-01,1\n'],
    ['semicolon', 'date;value, in percent\n2026-01-01;1,5\n'],
  ])('is the %s in %j', (separator, text) => {
    expect(readFile(text)).toMatchObject({ separator, rows: [{ date: '2026-01-01' }] });
  });

  it('can be stated', () => {
    const file = 'date;value,unit\n2026-01-01;1,5\n';
    expect(readFile(file, { separator: 'semicolon' }).rows).toEqual([{ date: '2026-01-01', value: 1.5 }]);
    expect(() => readFile(file, { separator: 'tab' })).toThrow(
      "body: has one column, 'date;value,unit'. Line 1 must name",
    );
  });
});

describe('the columns', () => {
  it('are found by their usual names, in any order and between others', () => {
    const { columns, ignoredColumns, rows } = readFile('Status,OBS_VALUE,TIME_PERIOD,Note\nA,4.1,2026-01,\n');
    expect(columns).toEqual({ date: 'TIME_PERIOD', value: 'OBS_VALUE', vintage: null });
    expect(ignoredColumns).toEqual(['Status', 'Note']);
    expect(rows).toEqual([{ date: '2026-01-01', value: 4.1 }]);
  });

  it.each(['Monat;Wert', 'observation_date;UNRATE', 'UNRATE;date', 'Month;value'])(
    'are the two of a file with two columns: %s',
    (header) => {
      const row = header.startsWith('UNRATE') ? '4.1;2026-01-01' : '2026-01-01;4.1';
      expect(readFile(`${header}\n${row}\n`).rows).toEqual([{ date: '2026-01-01', value: 4.1 }]);
    },
  );

  it('must be named if others could be meant', () => {
    const file = 'Month,Sales,Costs,Known on\n2026-01,1,2,2026-02-10\n';
    expect(() => readFile(file)).toThrow(
      "body: has the columns 'Month', 'Sales', 'Costs', 'Known on'. Send dateColumn and valueColumn to say which has the values",
    );
    const { rows } = readFile(file, { valueColumn: 'costs', vintageColumn: 'Known on' });
    expect(rows).toEqual([{ date: '2026-01-01', value: 2, vintage: '2026-02-10' }]);
    expect(() => readFile(file, { valueColumn: 'Price' })).toThrow(
      "valueColumn: must be one of the columns of the file: 'Month', 'Sales', 'Costs', 'Known on'",
    );
    expect(() => readFile(file, { valueColumn: 'Month' })).toThrow(
      'body: has one column for two of date, value and vintage',
    );
  });
});

describe('a file', () => {
  it('states how it was read, with its first rows', () => {
    const lines = Array.from({ length: 7 }, (_, index) => `01.0${index + 1}.2026;1.00${index},5`);
    const { firstRows, ...file } = readFile(['Monat;Wert', ...lines].join('\r\n'));
    expect(file).toMatchObject({
      separator: 'semicolon',
      decimal: 'comma',
      dateOrder: 'dmy',
      columns: { date: 'Monat', value: 'Wert', vintage: null },
      ignoredColumns: [],
    });
    expect(firstRows).toEqual(file.rows.slice(0, 5));
    expect(firstRows?.[4]).toEqual({ date: '2026-05-01', value: 1004.5 });
  });

  it.each(['\r\n', '\n'])('has line numbers of its own, with empty lines and quotes, and %j between lines', (end) => {
    const file = ['date,value', '', '"2026-01-01","1"', ',', 'today,1'].join(end);
    expect(() => readFile(file)).toThrow("body: line 5 has the date 'today', which cannot be read");
  });

  it('counts rows with values only, also where many empty ones are between them', () => {
    const empty = Array.from({ length: 100_005 }, () => ',');
    const file = ['date,value', '2026-01-01,1', ...empty, '2026-02-01,2'].join('\n');
    expect(readFile(file).rows.map(({ date }) => date)).toEqual(['2026-01-01', '2026-02-01']);
  });

  it('has two columns beside that of the vintage, which need no names', () => {
    const { rows } = readFile('Datum;Wert;Stand\n2026-01;1;2026-02-10\n', { vintageColumn: 'Stand' });
    expect(rows).toEqual([{ date: '2026-01-01', value: 1, vintage: '2026-02-10' }]);
  });

  it('has its names in the first line', () => {
    expect(() => readFile('My survey\ndate,value\n2026-01-01,1\n')).toThrow(
      'body: line 2 has 2 cells, and line 1, which names the columns, has 1',
    );
  });

  it('has at most 100,000 rows, and 1,000 characters in a line', () => {
    const rows = Array.from({ length: 100_001 }, () => '2026-01-01,1');
    expect(() => readFile(['date,value', ...rows].join('\n'))).toThrow('body: has more than 100,000 rows, the maximum');
    expect(() => readFile(`date,value\r\n2026-01-01,1\r\n${'x'.repeat(1_001)}`)).toThrow(
      'body: line 3 has more than 1000 characters',
    );
    expect(readFile(`date,value\r\n2026-01-01,${' '.repeat(988)}1\r\n`).rows).toHaveLength(1);
  });

  it('names at most ten invalid lines', () => {
    const file = ['date,value', ...Array.from({ length: 30 }, () => 'x,1')].join('\n');
    expect(() => readFile(file)).toThrow(
      /^(body: line \d+ has the date 'x', which cannot be read; use YYYY-MM-DD\n?){10}$/,
    );
  });

  it('never fails in another way than with its problems, whatever it contains', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ',',
        ';',
        '\t',
        '\n',
        '\r\n',
        '"',
        'date',
        'value',
        '2026-01-01',
        '1.5',
        '1,5',
        '3/4/2026',
        'sep=;',
        '-',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const result = readUpload({ text: pieces.join(''), options: {}, frequency: 'daily' });
        expect('problems' in result ? result.problems.length : result.rowCount).toBeGreaterThan(0);
      }),
      { numRuns: countCases(500), seed: 20_261_127 },
    );
  });
});

describe('observations', () => {
  const check = (observations: UploadRow[]) =>
    readUpload({ observations: packWholeList(observations), frequency: 'monthly' });

  it('are checked like the rows of a file, by their position', () => {
    const rows = [
      { date: '2026-01-01', value: 1 },
      { date: '2026-01-01', value: 2 },
      { date: '2026-01-15', value: null },
    ];
    expect(check(rows)).toEqual({
      problems: [
        { field: 'observations/1/date', problem: 'repeats the date 2026-01-01' },
        {
          field: 'observations/2/date',
          problem: 'has the date 2026-01-15; use 2026-01-01, the first day of the period (monthly)',
        },
      ],
    });
    expect(check(rows.slice(0, 1))).toMatchObject({ rowCount: 1, file: undefined });
  });

  it('all state a vintage, or none does', () => {
    const rows = [
      { date: '2026-01-01', value: 1, vintage: '2026-02-01' },
      { date: '2026-02-01', value: 2 },
    ];
    expect(check(rows)).toMatchObject({
      problems: [{ field: 'observations/1/vintage', problem: 'is missing here. Send it in all rows or in none' }],
    });
  });
});
