import { type Frequency, observationsPerYear } from '../../server/series/frequency.js';
import { addPeriods, getPeriodEnd } from '../../server/series/periods.js';
import { readBundledLibrary, type Vintage } from './bundledLibrary.js';

const { indicators, releases, observations } = readBundledLibrary();

const lines = new Map(observations.map(({ series, vintages }) => [series, vintages]));
const rhythms = new Map(releases.map(({ id, frequency }) => [id, frequency]));
const entries = indicators.flatMap((indicator) =>
  indicator.series.map((own) => ({
    key: `${own.provider}/${own.providerSeriesId}`,
    frequency: indicator.frequency,
    methodology: own.methodology ?? indicator.methodology,
    rhythm: rhythms.get(own.release ?? indicator.release) ?? indicator.frequency,
  })),
);

/** Whether the last period ends on or after the day of the vintage. */
function hasFuturePeriods({ date, start, values }: Vintage, frequency: Frequency): boolean {
  return getPeriodEnd(addPeriods(start, values.length - 1, frequency), frequency) >= date;
}

describe('the texts of the bundled catalogue', () => {
  it.each(['description', 'methodology'] as const)('give every indicator a unique %s', (property) => {
    const texts = indicators.map((indicator) => indicator[property].toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(indicators.filter((indicator) => indicator[property].length < 40).map(({ slug }) => slug)).toEqual([]);
  });

  it('mention projections if a period ends after the vintage', () => {
    const ahead = entries.filter(
      ({ key, frequency }) =>
        frequency !== 'daily' && (lines.get(key) ?? []).some((vintage) => hasFuturePeriods(vintage, frequency)),
    );
    expect(ahead.map(({ key }) => key)).toContain('fred/GDPPOT');
    expect(ahead.filter(({ methodology }) => !/projection/.test(methodology)).map(({ key }) => key)).toEqual([]);
  });

  it('explain how values are aggregated from the shorter periods of the release', () => {
    const condensed = entries.filter(
      ({ frequency, rhythm }) => observationsPerYear[rhythm] > observationsPerYear[frequency],
    );
    expect(condensed.map(({ key }) => key)).toContain('fred/GS10');
    const mentionsAggregation = /\b(averages?|averaged|means?)\b|at the end of the quarter|quarterly question/i;
    expect(condensed.filter(({ methodology }) => !mentionsAggregation.test(methodology)).map(({ key }) => key)).toEqual(
      [],
    );
  });
});
