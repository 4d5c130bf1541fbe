import fc from 'fast-check';
import type { FileOptions } from '../../server/imports/upload/readUpload.js';
import type { Frequency } from '../../server/series/frequency.js';
import { countCases } from '../support/thorough.js';
import { readFile } from './readFile.js';

function readValues(values: string[], options: FileOptions = {}, separator = '\t') {
  const lines = values.map((value, index) => `2026-01-${String(index + 1).padStart(2, '0')}${separator}${value}`);
  const { rows, decimal } = readFile([`date${separator}value`, ...lines].join('\n'), options, 'daily');
  return { decimal, values: rows.map(({ value }) => value) };
}

function readDates(dates: string[], frequency: Frequency = 'monthly', options: FileOptions = {}) {
  const { rows, dateOrder } = readFile(
    ['date;value', ...dates.map((date) => `${date};1`)].join('\n'),
    options,
    frequency,
  );
  return { dateOrder, dates: rows.map(({ date }) => date) };
}

describe('the decimal mark', () => {
  it.each([
    ['point', ['4.1', '-12', '1e3'], [4.1, -12, 1000]],
    ['point', ['1.234', '5.678'], [1.234, 5.678]],
    ['point', ['1,234.5', '1,234'], [1234.5, 1234]],
    ['point', ['1,234,567', '1,234'], [1_234_567, 1234]],
    ['point', ["1'234.5", '2’000'], [1234.5, 2000]],
    ['comma', ['4,1', '-12'], [4.1, -12]],
    ['comma', ['1.234,5', '1.234'], [1234.5, 1234]],
    ['comma', ['1.234.567', '0,5'], [1_234_567, 0.5]],
    ['comma', ['1 234,5', '1\u202f234\u00a0567,25'], [1234.5, 1_234_567.25]],
    ['comma', ['0,125', '1,125'], [0.125, 1.125]],
    ['comma', ['\u22124,1', '+2'], [-4.1, 2]],
  ])('is a %s in %j', (decimal, texts, values) => {
    expect(readValues(texts)).toEqual({ decimal, values });
  });

  it('must be stated if no number shows it', () => {
    const problem = "decimal: is required, because '1,234' in line 2 can be 1234 or 1.234. Send point or comma";
    expect(() => readValues(['1,234', '12'])).toThrow(problem);
    expect(readValues(['1,234', '12'], { decimal: 'comma' }).values).toEqual([1.234, 12]);
    expect(readValues(['1,234', '12'], { decimal: 'point' }).values).toEqual([1234, 12]);
    expect(() => readValues(['1.234'], {}, ';')).toThrow("decimal: is required, because '1.234' in line 2");
  });

  it('must be the same in all rows', () => {
    expect(() => readValues(['1.5', '2,5'])).toThrow(
      "body: line 3 has the number '2,5' with a decimal comma, and line 2 has '1.5' with a decimal point. Use one of them",
    );
    expect(() => readValues(['1.5', '2,5'], { decimal: 'point' })).toThrow("body: line 3 has the value '2,5'");
  });

  it('is not needed for missing values', () => {
    const texts = ['', '.', '..', '-', '–', ':', 'NA', 'n/a', '#N/A', 'NaN', 'null'];
    expect(readValues([...texts, '1']).values).toEqual([...texts.map(() => null), 1]);
  });

  it.each(['1,2,3', '12,34.5', '1..2', '--1', '1 2', '0x10', '4.1%', '1e999', 'e5', '.e5'])(
    'makes no number of %s',
    (text) => {
      expect(() => readValues(['1.5', text])).toThrow(`line 3 has the value '${text}', which is not a number`);
    },
  );

  it('never changes what a spreadsheet has written, in any language', () => {
    const languages = ['en', 'de', 'fr', 'de-CH', 'sv'].map(
      (language) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
    );
    const number = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.array(number, { minLength: 1, maxLength: 20 }),
        (format, numbers) => {
          // Two decimals show the mark.
          const texts = [1234.56, ...numbers].map((one) => format.format(one));
          expect(readValues(texts).values).toEqual([1234.56, ...numbers]);
        },
      ),
      { numRuns: countCases(200), seed: 20_261_127 },
    );
  });
});

describe('dates', () => {
  it.each([
    '2026-04-01',
    '2026-4-1',
    '2026/04/01',
    '2026.04.01',
    '20260401',
    '2026-04',
    '2026/4',
    '2026M04',
    '2026-M4',
    '04/2026',
    '2026-Q2',
    '2026Q2',
    'Q2 2026',
    'Apr 2026',
    'April 2026',
    'Apr-2026',
    '1 Apr 2026',
    '01-Apr-2026',
    'Apr 1, 2026',
    '01.04.2026',
    '1.4.2026',
    '2026-04-01T00:00:00Z',
    '2026-04-01 00:00:00.000',
  ])('can be written as %s', (text) => {
    expect(readDates([text]).dates).toEqual(['2026-04-01']);
  });

  it('of a year are its first day', () => {
    expect(readDates(['2025', '2026'], 'annual').dates).toEqual(['2025-01-01', '2026-01-01']);
  });

  it.each([
    ['mdy', ['1/1/2026', '2/1/2026', '12/1/2026'], 'monthly', ['2026-01-01', '2026-02-01', '2026-12-01']],
    ['dmy', ['01/01/2026', '01/02/2026'], 'monthly', ['2026-01-01', '2026-02-01']],
    ['dmy', ['12/01/2026', '13/01/2026'], 'daily', ['2026-01-12', '2026-01-13']],
    ['mdy', ['1/12/2026 0:00', '1/13/2026 0:00'], 'daily', ['2026-01-12', '2026-01-13']],
    ['dmy', ['03-04-2026', '30-04-2026'], 'daily', ['2026-04-03', '2026-04-30']],
    ['dmy', ['03.04.2026'], 'daily', ['2026-04-03']],
    ['dmy', ['4/4/2026'], 'daily', ['2026-04-04']],
  ] as const)('with the order %s are found in %j', (dateOrder, texts, frequency, dates) => {
    expect(readDates([...texts], frequency)).toEqual({ dateOrder, dates });
  });

  it('that can begin with the day or the month need an order', () => {
    const problem = "dateOrder: is required, because '3/4/2026' in line 2 can begin with the day or the month";
    expect(() => readDates(['3/4/2026', '5/4/2026'], 'daily')).toThrow(problem);
    expect(readDates(['3/4/2026'], 'daily', { dateOrder: 'dmy' }).dates).toEqual(['2026-04-03']);
    expect(readDates(['3/4/2026'], 'daily', { dateOrder: 'mdy' }).dates).toEqual(['2026-03-04']);
  });

  it('of vintages have the same order', () => {
    const file = 'date,value,vintage\n1/1/2026,1,2/13/2026\n2/1/2026,2,3/12/2026\n';
    expect(readFile(file).rows.map(({ vintage }) => vintage)).toEqual(['2026-02-13', '2026-03-12']);
  });

  it.each([
    ['today', "'today', which cannot be read; use YYYY-MM-DD"],
    ['', "'', which cannot be read; use YYYY-MM-DD"],
    ['Foo 2026', "'Foo 2026', which cannot be read; use YYYY-MM-DD"],
    ['2026-Q5', "'2026-Q5', which cannot be read; use YYYY-MM-DD"],
    ['2026-02-30', "'2026-02-30', which does not exist"],
    ['2026-13', "'2026-13', which does not exist"],
    ['31.04.2026', "'31.04.2026', which does not exist"],
    ['1/2/26', "'1/2/26', whose year has two digits; use four"],
    ['Jan-26', "'Jan-26', whose year has two digits; use four"],
  ])('cannot be %j', (text, problem) => {
    expect(() => readDates(['2026-01-01', text])).toThrow(`body: line 3 has the date ${problem}`);
  });

  it('begin a period, and are not repeated', () => {
    expect(() => readDates(['2026-01-15'])).toThrow(
      'line 2 has the date 2026-01-15; use 2026-01-01, the first day of the period (monthly)',
    );
    expect(() => readDates(['2026-01-01', 'Jan 2026'])).toThrow('body: line 3 repeats the date 2026-01-01');
  });
});
