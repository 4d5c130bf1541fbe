import { excludedSeries } from '../../scripts/convert/excludedSeries.js';
import { categories } from '../../server/series/categories.js';
import { frequencies } from '../../server/series/frequency.js';
import { getPeriodStart, isCalendarDate, isCalendarFrequency } from '../../server/series/periods.js';
import type { PackedSeries } from '../../server/setup/packedSeries.js';
import { type Indicator, readBundledLibrary, type SeriesEntry } from './bundledLibrary.js';
import { listRuns, listSpans } from './spans.js';

const { indicators, releases, countries, licences, observations } = readBundledLibrary();

const slugs = new Set(indicators.map(({ slug }) => slug));
const lines = new Map(observations.map((line) => [line.series, line]));
const entries = indicators.flatMap((indicator) => indicator.series.map((series) => ({ indicator, series })));

const vocabulary = {
  category: categories.join(' '),
  unitClass: 'flow stock rate index price ratio',
  priceBasis: 'current constant not_applicable',
  aggregation: 'avg sum eop',
  seasonalAdjustment: 'seasonally_adjusted seasonally_adjusted_annual_rate not_seasonally_adjusted not_applicable',
  frequency: frequencies.join(' '),
} as const;

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function formatKey({ provider, providerSeriesId }: SeriesEntry): string {
  return `${provider}/${providerSeriesId}`;
}

function findLine(series: SeriesEntry): PackedSeries {
  const line = lines.get(formatKey(series));
  if (line === undefined) throw new Error(`${formatKey(series)} has no observations`);
  return line;
}

function findRepeated(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.has(text) || !seen.add(text));
}

/** Values of a property of all indicators and series entries that are not in the set. */
function findUnknown(property: 'release' | 'licence', known: Set<string>): string[] {
  const used = entries.map(({ indicator, series }) => series[property] ?? indicator[property]);
  return used.filter((id) => !known.has(id));
}

function countCountries(frequency: string, indicator: Indicator): number {
  return indicator.frequency === frequency ? indicator.series.length : 0;
}

const spans = new Map(
  entries.map(({ indicator, series }) => [formatKey(series), listSpans(findLine(series), indicator.frequency)]),
);

describe('the bundled catalogue', () => {
  it('gives every indicator a unique, well-formed slug', () => {
    expect(indicators.map(({ slug }) => slug).filter((slug) => !KEBAB_CASE.test(slug))).toEqual([]);
    expect(findRepeated(indicators.map(({ slug }) => slug))).toEqual([]);
    expect(findRepeated(indicators.map(({ name }) => name))).toEqual([]);
  });

  it.each(Object.entries(vocabulary))('uses only the known words for %s', (property, words) => {
    const known = words.split(' ');
    const used = indicators.map((indicator) => indicator[property as keyof typeof vocabulary]);
    expect(used.filter((word) => !known.includes(word))).toEqual([]);
  });

  it('keeps overridden properties within the same vocabulary', () => {
    const adjustments = vocabulary.seasonalAdjustment.split(' ');
    const aggregations = vocabulary.aggregation.split(' ');
    const wrong = entries.filter(({ indicator, series }) => {
      const adjustment = series.seasonalAdjustment ?? indicator.seasonalAdjustment;
      const aggregation = series.aggregation ?? indicator.aggregation;
      const currency = series.currency ?? indicator.currency;
      const scale = series.scale ?? indicator.scale;
      const currencyFits = currency === null || /^[A-Z]{3}$/.test(currency);
      const wordsFit = adjustments.includes(adjustment) && aggregations.includes(aggregation);
      return !wordsFit || !currencyFits || ![1, 1e3, 1e6, 1e9].includes(scale);
    });
    expect(wrong.map(({ series }) => formatKey(series))).toEqual([]);
  });

  it('averages flows at an annual rate, and sums all other monthly and quarterly flows', () => {
    const wrong = entries.filter(({ indicator, series }) => {
      const adjustment = series.seasonalAdjustment ?? indicator.seasonalAdjustment;
      const aggregation = series.aggregation ?? indicator.aggregation;
      if (series.annualRate ?? indicator.annualRate) return indicator.unitClass !== 'flow' || aggregation !== 'avg';
      return indicator.unitClass === 'flow' && adjustment !== 'not_applicable' && aggregation !== 'sum';
    });
    expect(wrong.map(({ series }) => formatKey(series))).toEqual([]);
  });

  it('marks exactly the flows as annual rates whose seasonal adjustment or methodology says so', () => {
    const named = entries.filter(({ indicator, series }) => {
      const adjustment = series.seasonalAdjustment ?? indicator.seasonalAdjustment;
      const methodology = series.methodology ?? indicator.methodology;
      const statesRate = /\b(stand|stated|as|are|at) (at )?(an |seasonally adjusted )?annual rates?\b/i.test(
        methodology,
      );
      const deniesRate = /\b(not|no|neither) .{0,40}annual rate|not annualised/i.test(methodology);
      const hasWord = adjustment === 'seasonally_adjusted_annual_rate' || (statesRate && !deniesRate);
      return indicator.unitClass === 'flow' && hasWord;
    });
    const stated = entries.filter(({ indicator, series }) => series.annualRate ?? indicator.annualRate ?? false);
    expect(named.map(({ series }) => formatKey(series))).toContain('fred/GDPPOT');
    expect(stated.map(({ series }) => formatKey(series))).toEqual(named.map(({ series }) => formatKey(series)));
  });

  it('marks the series as projections whose values extend beyond the day of a vintage, and no indicator without one', () => {
    const isMarked = ({ indicator, series }: (typeof entries)[number]) =>
      series.publishesProjections ?? indicator.publishesProjections ?? false;
    const ahead = entries.filter(({ series }) => spans.get(formatKey(series))?.some(({ date, end }) => end > date));
    expect(ahead.filter((entry) => !isMarked(entry)).map(({ series }) => formatKey(series))).toEqual([]);
    const withProjections = new Set(ahead.map(({ indicator }) => indicator.slug));
    const marked = new Set(entries.filter(isMarked).map(({ indicator }) => indicator.slug));
    expect([...marked].filter((slug) => !withProjections.has(slug))).toEqual([]);
  });
});

describe('the references of the bundled catalogue', () => {
  it('lists existing related indicators, never the indicator itself', () => {
    const broken = indicators.flatMap(({ slug, related }) =>
      related.filter((other) => !slugs.has(other) || other === slug).map((other) => `${slug} → ${other}`),
    );
    expect(broken).toEqual([]);
    expect(indicators.filter(({ related }) => findRepeated(related).length > 0).map(({ slug }) => slug)).toEqual([]);
  });

  it('refers to existing releases, licences and countries', () => {
    const codes = new Set(countries.map(({ code }) => code));
    expect(findUnknown('release', new Set(releases.map(({ id }) => id)))).toEqual([]);
    expect(findUnknown('licence', new Set(licences.map(({ id }) => id)))).toEqual([]);
    expect(entries.map(({ series }) => series.country).filter((code) => !codes.has(code))).toEqual([]);
    expect(releases.filter(({ country }) => country !== null && !codes.has(country)).map(({ id }) => id)).toEqual([]);
  });

  it('has no repeated release, licence or country, and no licence without attribution', () => {
    expect(findRepeated(releases.map(({ id }) => id))).toEqual([]);
    expect(findRepeated(licences.map(({ id }) => id))).toEqual([]);
    expect(findRepeated(countries.map(({ code }) => code))).toEqual([]);
    expect(findRepeated(countries.map(({ code3 }) => code3))).toEqual([]);
    expect(countries.filter(({ code, code3 }) => !/^[A-Z]{2}$/.test(code) || !/^[A-Z]{3}$/.test(code3))).toEqual([]);
    expect(licences.filter(({ attribution, url }) => attribution === '' || !url.startsWith('https://'))).toEqual([]);
    const certainties = ['certain', 'likely', 'unconfirmed'];
    expect(licences.filter((one) => one.conditions.length < 40)).toEqual([]);
    expect(licences.filter((one) => one.certaintyNote === '' || !certainties.includes(one.certainty))).toEqual([]);
  });

  it('has one series per indicator and country, and each series belongs to one indicator', () => {
    const twice = indicators.filter(
      ({ series, inclusions }) => findRepeated([...series, ...inclusions].map(({ country }) => country)).length > 0,
    );
    expect(twice.map(({ slug }) => slug)).toEqual([]);
    expect(findRepeated(entries.map(({ series }) => formatKey(series)))).toEqual([]);
  });

  it('includes only series that another indicator of the same frequency has of its own', () => {
    const bySlug = new Map(indicators.map((indicator) => [indicator.slug, indicator]));
    const wrong = indicators.flatMap(({ slug, frequency, inclusions }) =>
      inclusions.filter(({ country, indicator }) => {
        const other = bySlug.get(indicator);
        const isHeld = other?.series.some((entry) => entry.country === country);
        return other === undefined || indicator === slug || other.frequency !== frequency || !isHeld;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has US series with four snapshots and with decades of vintages, indicators for a hundred countries, and daily indicators', () => {
    const us = observations.filter(({ series }) => /^(fred|rtdsm)\//.test(series));
    expect(us.filter(({ vintages }) => vintages.length === 4).length).toBeGreaterThanOrEqual(185);
    expect(us.filter(({ vintages }) => vintages.length > 50).length).toBeGreaterThanOrEqual(60);
    expect(indicators.filter((indicator) => countCountries('annual', indicator) >= 100).length).toBeGreaterThanOrEqual(
      8,
    );
    expect(indicators.filter(({ frequency }) => frequency === 'daily').length).toBeGreaterThanOrEqual(10);
  });
});

describe('the bundled observations', () => {
  it('have one line for every series of the catalogue', () => {
    const expectedKeys = new Set(entries.map(({ series }) => formatKey(series)));
    expect([...expectedKeys].filter((key) => !lines.has(key))).toEqual([]);
    expect([...lines.keys()].filter((key) => !expectedKeys.has(key))).toEqual([]);
    expect(lines.size).toBe(observations.length);
  });

  it('contain no excluded series', () => {
    expect(Object.keys(excludedSeries).filter((key) => lines.has(key))).toEqual([]);
  });

  it('have the unit of the catalogue in the last vintage', () => {
    const differing = entries.flatMap(({ indicator, series }) => {
      const [unit, vintageUnit] = [series.unit ?? indicator.unit, spans.get(formatKey(series))?.at(-1)?.unit];
      return unit === vintageUnit ? [] : [`${formatKey(series)}: catalogue "${unit}", observations "${vintageUnit}"`];
    });
    expect(differing).toEqual([]);
  });

  it('are ordered by vintage date, and the values of the first vintage begin and end with a number', () => {
    const wrong = observations.filter(({ vintages }) => {
      const dates = vintages.map(({ date }) => date);
      const ordered = dates.every(
        (date, index) => isCalendarDate(date) && (index === 0 || date > (dates[index - 1] ?? '')),
      );
      return !ordered || vintages[0].values.at(0) == null || vintages[0].values.at(-1) == null;
    });
    expect(wrong.map(({ series }) => series)).toEqual([]);
  });

  it('start each run of values on the first day of a period of the indicator’s frequency', () => {
    const wrong = entries.filter(({ indicator, series }) =>
      listRuns(findLine(series)).some(({ start }) => start !== getPeriodStart(start, indicator.frequency)),
    );
    expect(wrong.map(({ series }) => formatKey(series))).toEqual([]);
  });

  it('have steps of at least one day between values only where the periods are days or weeks', () => {
    const wrong = entries.filter(({ indicator, series }) =>
      listRuns(findLine(series)).some(({ steps, values }) => {
        if (isCalendarFrequency(indicator.frequency)) return steps !== undefined;
        return steps?.length !== values.length - 1 || steps.some((step) => step < 1 || !Number.isInteger(step));
      }),
    );
    expect(wrong.map(({ series }) => formatKey(series))).toEqual([]);
  });

  it('have no daily value after the day of the vintage', () => {
    const daily = entries.filter(({ indicator }) => indicator.frequency === 'daily');
    const early = daily.filter(({ series }) => spans.get(formatKey(series))?.some(({ date, end }) => end > date));
    expect(early.map(({ series }) => formatKey(series))).toEqual([]);
  });
});
