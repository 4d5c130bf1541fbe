import type { Frequency } from '../../../server/series/frequency.js';
import type { Country } from '../../../server/store/countries.js';
import type { IndicatorDefinition } from '../../../server/store/indicators.js';
import type { SeriesDefinition } from '../../../server/store/series.js';
import type { Random } from './createRandom.js';
import type { Subject } from './readSubjects.js';

/** An indicator and its series, without the id of the indicator, which the database assigns. */
export interface GeneratedIndicator {
  definition: IndicatorDefinition;
  series: Omit<SeriesDefinition, 'indicatorId'>[];
}

interface Sources {
  subjects: Subject[];
  /** The countries of series, those with the most series first. */
  countries: Country[];
  /** Returns the release of a series. */
  findRelease(country: string, frequency: Frequency): string;
  licence: string;
  random: Random;
}

/** Frequent values are in these lists several times. */
const frequencies: Frequency[] = ['monthly', 'monthly', 'monthly', 'quarterly', 'quarterly', 'annual', 'weekly'];
const providers = ['fred', 'fred', 'fred', 'worldbank', 'worldbank', 'eurostat', 'oecd', 'imf'];
const adjustments = ['seasonally_adjusted', 'not_seasonally_adjusted', 'not_applicable'] as const;
const adjustmentNames = { seasonally_adjusted: 'Seasonally Adjusted', not_seasonally_adjusted: 'Unadjusted' };
const frequencyNames = { monthly: 'Monthly', quarterly: 'Quarterly', annual: 'Annual', weekly: 'Weekly' };
const maxSlugLength = 70;
const maxCountries = 8;

/** Generates indicators with names like those that providers give: most of one country, some of several. */
export function generateIndicators(count: number, sources: Sources): GeneratedIndicator[] {
  const slugs: string[] = [];
  return Array.from({ length: count }, (_, index) => {
    const generated = generateIndicator(index, slugs.slice(-2), sources);
    slugs.push(generated.definition.slug);
    return generated;
  });
}

function generateIndicator(index: number, related: string[], sources: Sources): GeneratedIndicator {
  const { subjects, random } = sources;
  const subject = subjects[index % subjects.length] as Subject;
  const frequency = random.pick(frequencies);
  const adjustment = random.pick(adjustments);
  const countries = selectCountries(sources);
  const [country] = countries as [Country];
  const name = nameIndicator(subject, { ...sources, countries, frequency, adjustment });
  const words = `${country.code} ${name}`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const { category, concept, unitClass, priceBasis } = subject;
  return {
    definition: {
      slug: `${words.join('-').slice(0, maxSlugLength).replace(/-$/, '')}-${index}`,
      name,
      description: subject.description,
      keywords: [...subject.keywords, ...random.pick(subjects).keywords.slice(0, 2)],
      prominence: random.below(20) === 0 ? 1 + random.below(5) : 0,
      defaultCountry: country.code,
      ...{ category, concept, frequency, unitClass, priceBasis, related },
    },
    series: countries.map((one) => describeSeries(index, one, { subject, frequency, adjustment, ...sources })),
  };
}

/** Three of ten indicators are of the first country, and one of ten has several countries. */
function selectCountries({ countries, random }: Sources): Country[] {
  const kind = random.below(10);
  if (kind < 3) return countries.slice(0, 1);
  const first = random.below(countries.length - maxCountries);
  return countries.slice(first, first + (kind === 3 ? 2 + random.below(maxCountries - 1) : 1));
}

interface Form {
  countries: Country[];
  frequency: Frequency;
  adjustment: (typeof adjustments)[number];
}

/** Half of the names have a part of another name, so that words occur in unusual combinations. */
function nameIndicator(
  subject: Subject,
  { countries, frequency, adjustment, subjects, random }: Form & Pick<Sources, 'subjects' | 'random'>,
): string {
  const place = countries.length > 1 ? [] : [countries[0]?.name ?? ''];
  const detail =
    random.below(2) === 0 ? [] : [random.pick(subjects).name.split(/[,:(]/).at(-1)?.replace(')', '').trim()];
  const adjusted = adjustment === 'not_applicable' ? [] : [adjustmentNames[adjustment]];
  const suffix = frequency in frequencyNames ? [frequencyNames[frequency as keyof typeof frequencyNames]] : [];
  return [subject.name, ...detail, ...place, ...adjusted, ...suffix].join(', ');
}

function describeSeries(
  index: number,
  country: Country,
  {
    subject,
    frequency,
    adjustment,
    findRelease,
    licence,
    random,
  }: Sources & { subject: Subject } & Omit<Form, 'countries'>,
): Omit<SeriesDefinition, 'indicatorId'> {
  const provider = random.pick(providers);
  const code = subject.code.toUpperCase().replaceAll(/[^A-Z0-9.]+/g, '');
  return {
    country: country.code,
    provider,
    providerSeriesId:
      provider === 'worldbank' ? `${code}.${index}/${country.code3}` : `${country.code3}${code}${index}`,
    unit: subject.unit,
    scale: 1,
    currency: null,
    seasonalAdjustment: adjustment,
    annualRate: false,
    publishesProjections: false,
    aggregation: subject.unitClass === 'stock' ? 'eop' : 'avg',
    sourceAgency: `Statistics Office of ${country.name}`,
    releaseId: findRelease(country.code, frequency),
    licence,
    methodology: `As published, from ${provider}.`,
  };
}
