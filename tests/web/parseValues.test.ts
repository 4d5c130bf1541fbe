import { parseValues } from '../../web/src/sample/parseValues.js';

const read = (text: string, frequency: '' | 'quarterly' = '') => parseValues({ text, frequency });

describe('parseValues', () => {
  test.each([
    ['a comma', '2020-Q1,1.5'],
    ['a comma and a space', '2020-Q1, 1.5'],
    ['a semicolon', '2020-Q1 ; 1.5'],
    ['a tab', '2020-Q1\t1.5'],
    ['spaces', '2020-01-01   1.5'],
    ['quotes, with an empty last cell', '"2020-01","1.5",'],
  ])('separates dates and values by %s', (_, line) => {
    expect(read(`${line}\n2020-Q2,NA`, 'quarterly').source).toEqual({
      values: [1.5, null],
      dates: ['2020-01-01', '2020-04-01'],
      frequency: 'quarterly',
    });
  });

  test('reports a heading, which is not a value', () => {
    expect(read('date, CPI (2015=100)\n2020-Q1, 1', 'quarterly')).toMatchObject({
      source: { values: [1] },
      heading: 'date, CPI (2015=100)',
    });
    expect(read('3\n4').heading).toBeNull();
  });

  test.each([
    ['1,5\n2', 'Line 1 is not a number: 1,5'],
    ['<1\n2', 'Line 1 is not a number: <1'],
    ['value, 5\n2', 'Line 1 is not a number: value, 5'],
    ['one\ntwo\n3', 'Line 2 is not a number: two'],
    ['2020-Q1,"1,234.5"\n2020-Q2,2', 'Line 1 is not a date and a number: 2020-Q1,"1,234.5"'],
    ['2020-Q1,1\n5', 'Line 2 is not a date and a number: 5'],
    ['constant', 'The text contains no numbers.'],
  ])('rejects a text with an invalid line: %j', (text, problem) => {
    expect(read(text, 'quarterly')).toEqual({ source: null, problem, heading: null });
  });

  test('reads NA in the first line as a missing value, not as a heading', () => {
    expect(read('NA\n2').source).toEqual({ values: [null, 2] });
    expect(read('#N/A\n2').source).toEqual({ values: [null, 2] });
  });
});
