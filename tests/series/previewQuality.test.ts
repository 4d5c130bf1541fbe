import fc from 'fast-check';
import { frequencies } from '../../server/series/frequency.js';
import { prepareSubject } from '../../server/series/guardrails/subject.js';
import { addDays } from '../../server/series/periods.js';
import { assessPreviewQuality, summarizeValues } from '../../server/series/previewQuality.js';
import { createContext, readReferenceRows } from './guardrailCases.js';

const gdp = { frequency: 'quarterly', asOf: '2009-10-26' } as const;
const rows = readReferenceRows('usRealGdp');

const assess = (context: Parameters<typeof prepareSubject>[0]) => {
  const subject = prepareSubject(context);
  return assessPreviewQuality(summarizeValues(subject), subject);
};

describe('previewQuality', () => {
  it('gives a long, complete and current series an A', () => {
    const quality = assess(createContext(rows, gdp));
    expect(quality).toMatchObject({
      grade: 'A',
      sharePresent: 1,
      gapCount: 0,
      observationCount: 203,
      historyYears: 50.8,
      periodsLate: 0,
    });
  });

  it('grades by the worst of coverage, history and freshness', () => {
    const gapped = rows.filter((_, index) => index % 9 !== 4);
    expect(assess(createContext(gapped, gdp)).grade).toBe('C');
    expect(assess(createContext(rows.slice(-24), gdp)).grade).toBe('C');
    expect(assess(createContext(rows.slice(-24, -5), gdp))).toMatchObject({ grade: 'D', periodsLate: 4 });
    expect(assess(createContext(rows.slice(-3), gdp)).grade).toBe('E');
  });

  it('counts gaps and measures the longest', () => {
    const gapped = rows.filter((_, index) => index !== 20 && (index < 50 || index >= 54));
    expect(assess(createContext(gapped, gdp))).toMatchObject({
      gapCount: 2,
      longestGapPeriods: 4,
      sharePresent: 198 / 203,
    });
  });

  it('separates the lateness of the library from that of the source', () => {
    const old = createContext(rows, { ...gdp, asOf: '2020-01-01', copyDay: gdp.asOf, libraryDay: gdp.asOf });
    expect(assess(old)).toMatchObject({ grade: 'A', periodsLate: 0, copyPeriodsLate: 40 });
    expect(assess(old).reasons[2]).toContain("was up to date when the library's copy was made (2009-10-26)");
    expect(assess({ ...old, libraryDay: '2020-01-01' })).toMatchObject({ grade: 'C', periodsLate: 0 });
    const ended = assess({ ...old, copyDay: '2020-01-01' });
    expect(ended).toMatchObject({ grade: 'D', copyPeriodsLate: 0 });
    expect(ended.reasons[2]).toBe('The source has probably ended the series: its last value is for 2009-07-01.');
  });

  it('judges observed values only', () => {
    const context = createContext(rows, { ...gdp, asOf: '1950-01-01', publishesProjections: true });
    expect(assess(context)).toMatchObject({
      observationCount: 0,
      reasons: ['All values are projections. Quality is judged for observed values only.'],
    });
  });

  it('gives an empty series an E', () => {
    expect(assess(createContext([]))).toMatchObject({
      grade: 'E',
      sharePresent: null,
      observationCount: 0,
      historyYears: 0,
    });
  });

  it('returns a share of at most 1 and only numbers that JSON can represent', () => {
    const days = fc.array(fc.record({ day: fc.integer({ min: 0, max: 9000 }), value: fc.option(fc.double()) }));
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), days, (frequency, list) => {
        const observations = list.map(({ day, value }) => ({ date: addDays('1990-01-01', day), value }));
        const quality = assess(createContext(observations, { frequency, asOf: '2012-01-01' }));
        expect(JSON.parse(JSON.stringify(quality))).toEqual(quality);
        expect(quality.sharePresent ?? 1).toBeLessThanOrEqual(1);
        expect(quality.reasons).toHaveLength(3);
      }),
    );
  });
});
