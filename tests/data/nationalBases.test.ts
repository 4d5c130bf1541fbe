import { findBaseChanges, nameNationalBase } from '../../scripts/convert/nationalBases.js';

const dates = ['2020-01-01', '2020-02-01', '2020-03-01', '2020-04-01'];

/** Rows of a delta extract: the values of a vintage by date, without those that did not change. */
function listRows(vintage: string, values: (number | null | undefined)[]) {
  return values.flatMap((value, index) =>
    value === undefined ? [] : [{ line: 1, series: 'M.AA.628', vintage, date: dates[index] ?? '', value }],
  );
}

const first = listRows('2022-05-06', [99.98, 100.01, 100.4]);

describe('a change of the national base of an index of the BIS', () => {
  it('is found where more than a quarter of the earlier values changed', () => {
    const rows = [...first, ...listRows('2026-07-01', [99.97, 100.02, undefined, 100.7])];
    expect(findBaseChanges(rows).get('M.AA.628')).toEqual(['2026-07-01']);
  });

  it('is not found in new values, values that end, and a few revisions', () => {
    const long = Array.from({ length: 4 }, (_, index) => index + 90);
    const rows = [...listRows('2022-05-06', long), ...listRows('2026-07-01', [undefined, undefined, null, 93.5])];
    expect(findBaseChanges(rows).get('M.AA.628')).toEqual([]);
    expect(findBaseChanges([...first, ...listRows('2026-07-01', [null, null])]).get('M.AA.628')).toEqual([]);
  });

  it('gives each base before the last one a name of its own', () => {
    const changes = ['2026-05-19', '2026-07-01'];
    expect(['2022-05-06', '2026-05-19', '2026-07-01'].map((vintage) => nameNationalBase(changes, vintage))).toEqual([
      'national bases before 2026-05-19',
      'national bases before 2026-07-01',
      undefined,
    ]);
    expect(nameNationalBase(undefined, '2022-05-06')).toBeUndefined();
  });
});
