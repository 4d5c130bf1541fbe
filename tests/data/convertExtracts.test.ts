import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { buildSeriesLines, type ReadExtract } from '../../scripts/convert/buildSeriesLines.js';
import { readExtractRows } from '../../scripts/convert/extractRows.js';
import { expandUnit } from '../../scripts/convert/fredUnits.js';
import { writeObservationsFile } from '../../scripts/convert/observationsFile.js';
import { fillMissingPeriods, packVintages } from '../../scripts/convert/packVintages.js';
import { readObservationFile, unpackVintages } from '../../scripts/convert/readObservationFile.js';
import type { Source } from '../../scripts/convert/source.js';
import { verifyObservations } from '../../scripts/convert/verifyObservations.js';
import { addDays, addPeriods } from '../../server/series/periods.js';

const source: Source = {
  name: 'sample',
  extracts: [{ name: 'sample', encoding: 'delta' }],
  omitsMissingPeriods: false,
  toKey: (series) => `sample/${series}`,
  getFrequency: () => 'monthly',
  getUnit: () => 'Percent',
};

const sample = `series,date,vintage,value
A,2020-01-01,2020-03-10,1.5
A,2020-02-01,2020-03-10,2
A,2020-02-01,2020-05-10,2.25
A,2020-03-01,2020-05-10,
A,2020-04-01,2020-05-10,3
B,2020-01-01,2020-03-10,7
B,2020-02-01,2020-06-10,8
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extracts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function readSample(text: string): ReadExtract[] {
  writeFileSync(join(folder, 'sample.csv'), text);
  const rows = readExtractRows(folder, 'sample');
  const vintageDates = [...new Set(rows.map(({ vintage }) => vintage))].sort();
  return source.extracts.map((extract) => ({ extract, rows, vintageDates }));
}

describe('the conversion of extracts', () => {
  it('packs the first vintage with all values, and later ones with what changed, also without a change', () => {
    const [a, b] = buildSeriesLines(source, readSample(sample));
    expect(a?.vintages).toEqual([
      { date: '2020-03-10', unit: 'Percent', start: '2020-01-01', values: [1.5, 2] },
      { date: '2020-05-10', changes: [{ start: '2020-02-01', values: [2.25, null, 3] }] },
      { date: '2020-06-10', changes: [] },
    ]);
    expect(b?.vintages.map(({ date }) => date)).toEqual(['2020-03-10', '2020-05-10', '2020-06-10']);
  });

  it('lists only the vintages in which the publisher had the series', () => {
    const listVintages = () => ['2020-03-10', '2020-05-10'];
    const [, b] = buildSeriesLines({ ...source, listVintages }, readSample(sample.replace(/^B,2020-02.*\n/m, '')));
    expect(b?.vintages.map(({ date }) => date)).toEqual(['2020-03-10', '2020-05-10']);
  });

  it('writes the same bytes for the same extract, sorted by series, and reads them back', () => {
    const lines = buildSeriesLines(source, readSample(sample));
    const [one, other] = [join(folder, 'one.gz'), join(folder, 'other.gz')];
    writeObservationsFile(one, lines);
    writeObservationsFile(other, [...lines].reverse());
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
    expect(readObservationFile(one)).toEqual(lines);
  });

  it('counts the values written, and rejects a file that differs from the extract in a changed or an unchanged value', () => {
    const extracts = readSample(sample);
    const path = join(folder, 'sample.ndjson.gz');
    const lines = buildSeriesLines(source, extracts);
    writeObservationsFile(path, lines);
    expect(verifyObservations(source, path, extracts)).toEqual({ series: 2, vintages: 6, values: 14 });
    const [a] = lines;
    if (a === undefined) throw new Error('The sample has no series.');
    const [first, second, third] = a.vintages;
    for (const later of [
      [{ ...second, changes: [{ start: '2020-02-01', values: [99, null, 3] }] }, third],
      [second, { ...third, changes: [{ start: '2020-01-01', values: [99] }] }],
    ]) {
      const tampered = { ...a, vintages: [first, ...later] as typeof a.vintages };
      writeObservationsFile(path, [tampered, ...lines.slice(1)]);
      expect(() => verifyObservations(source, path, extracts)).toThrow(/is 99 in the written file/);
    }
  });

  it.each([
    ['series,date,value\n', /sample\.csv, line 1: header/],
    [sample.replace('2.25', '2,25'), /sample\.csv, line 4: 5 cells/],
    [sample.replace('2.25', '.'), /sample\.csv, line 4: value "\." is not a number/],
    [sample.replace('2020-04-01', '2020-04-31'), /sample\.csv, line 6: date "2020-04-31" is not a date/],
    [sample.replace('2020-01-01,2020-03-10,7', '2020-02-01,2020-06-10,7'), /line 8: .* appears twice/],
  ])('reports the file, line and problem of a faulty extract', (text, message) => {
    expect(() => readSample(text)).toThrow(message);
  });

  it('reports a series with a missing period, and a missing file', () => {
    const extracts = readSample(sample.replace('A,2020-03-01,2020-05-10,\n', ''));
    expect(() => buildSeriesLines(source, extracts)).toThrow(
      /sample, line 2: sample\/A: a period is missing before 2020-04-01/,
    );
    expect(() => readExtractRows(folder, 'absent')).toThrow(/absent\.csv\(\.gz\): the file is missing/);
  });
});

describe('packed vintages', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
  const values = fc.array(fc.option(number), { maxLength: 30 });
  const frequencies = fc.constantFrom('monthly', 'quarterly', 'annual', 'weekly', 'daily');

  it('unpack to the same numbers, with the unit of each vintage', () => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), frequencies, (lists, frequency) => {
        const start = '1999-01-01';
        const getDate = (n: number) =>
          frequency === 'daily' ? addDays(start, n * n) : addPeriods(start, n, frequency);
        const vintages = lists.map((list, index) => ({
          date: `202${index}-01-01`,
          unit: index < 2 ? 'Percent' : 'Index',
          observations: list.map((value, n) => ({ date: getDate(n), value })),
        }));
        const keepNumbers = (list: typeof vintages) =>
          list.map((vintage) => ({
            ...vintage,
            observations: vintage.observations.filter(({ value }) => value !== null),
          }));
        const kept = keepNumbers(vintages);
        const expected = kept.slice(kept.findIndex(({ observations }) => observations.length > 0));
        const packed = packVintages(vintages, frequency);
        if (packed === undefined) return expect(kept.every(({ observations }) => observations.length === 0)).toBe(true);
        const unpacked = unpackVintages(packed, frequency);
        expect(keepNumbers(unpacked)).toEqual(expected);
        const ends = unpacked.flatMap(({ observations }) => [observations.at(0), observations.at(-1)]);
        expect(ends.filter((one) => one?.value === null)).toEqual([]);
      }),
    );
  });

  it('fill periods that a rectangular table omits', () => {
    const rows = [
      { date: '2000-01-01', value: 1 },
      { date: '2003-01-01', value: 4 },
    ];
    expect(fillMissingPeriods(rows, 'annual').map(({ value }) => value)).toEqual([1, null, null, 4]);
  });
});

describe('FRED units in words', () => {
  it.each([
    ['Bil. of Chn. 2012 $', 'Billions of chained 2012 dollars'],
    ['Chn. 2017 $', 'Chained 2017 dollars'],
    ['1982-1984=100', 'Index 1982-1984=100'],
    ['% of Capacity', 'Percent'],
    ['Mexican New Pesos to  1 U.S. $', 'Mexican pesos per US dollar'],
  ])('expand %s to %s', (abbreviation, words) => {
    expect(expandUnit(abbreviation)).toBe(words);
  });

  it('rejects an unknown abbreviation', () => {
    expect(() => expandUnit('Zloty')).toThrow('the unit "Zloty" has no expansion yet');
  });
});
