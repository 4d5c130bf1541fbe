import { type Frequency, observationsPerYear } from '../../server/series/frequency.js';
import { getPeriodEnd, isCalendarFrequency } from '../../server/series/periods.js';
import { readBundledLibrary } from './bundledLibrary.js';
import { listSpans } from './spans.js';

const { indicators, releases, observations } = readBundledLibrary();

const lines = new Map(observations.map((line) => [line.series, line]));
const rhythms = new Map(releases.map(({ id, frequency }) => [id, frequency]));
const entries = indicators.flatMap((indicator) =>
  indicator.series.map((own) => ({
    key: `${own.provider}/${own.providerSeriesId}`,
    frequency: indicator.frequency,
    methodology: own.methodology ?? indicator.methodology,
    rhythm: rhythms.get(own.release ?? indicator.release) ?? indicator.frequency,
  })),
);

/** Whether the last period of a vintage ends on or after its day. */
function hasFuturePeriods(key: string, frequency: Frequency): boolean {
  const line = lines.get(key);
  return line !== undefined && listSpans(line, frequency).some(({ date, end }) => getPeriodEnd(end, frequency) >= date);
}

describe('the texts of the bundled catalogue', () => {
  it.each(['description', 'methodology'] as const)('give every indicator a unique %s', (property) => {
    const texts = indicators.map((indicator) => indicator[property].toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(indicators.filter((indicator) => indicator[property].length < 40).map(({ slug }) => slug)).toEqual([]);
  });

  it('mention projections, estimates or incomplete periods if a period ends after the vintage', () => {
    const ahead = entries.filter(
      ({ key, frequency }) => isCalendarFrequency(frequency) && hasFuturePeriods(key, frequency),
    );
    expect(ahead.map(({ key }) => key)).toContain('fred/GDPPOT');
    expect(
      ahead.filter(({ methodology }) => !/projection|estimate|incomplete/.test(methodology)).map(({ key }) => key),
    ).toEqual([]);
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
