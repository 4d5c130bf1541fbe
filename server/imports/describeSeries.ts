import type { AggregationMethod } from '../series/aggregation.js';
import type { Category } from '../series/categories.js';
import type { IndicatorDefinition, PriceBasis, UnitClass } from '../store/indicators.js';
import type { SeriesDefinition } from '../store/series.js';
import { ImportRefusal } from './importRefusal.js';
import { getPublisherTexts, type Publisher } from './publisher.js';
import type { SeriesDescription } from './seriesDescription.js';

/** The user's description of a new series. The provider states the rest, or it is inferred from the unit. */
export interface NewSeries {
  country: string;
  category: Category;
  slug?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
  unit?: string | undefined;
  unitClass?: UnitClass | undefined;
  priceBasis?: PriceBasis | undefined;
  aggregation?: AggregationMethod | undefined;
}

const maxSlugLength = 80;
const scales: [RegExp, number][] = [
  [/^thousands?\b/i, 1e3],
  [/^millions?\b/i, 1e6],
  [/^billions?\b/i, 1e9],
  [/^trillions?\b/i, 1e12],
];

/** Returns the slug of a new indicator. */
export function buildSlug({ slug, name, country }: NewSeries, title: string): string {
  if (slug !== undefined) return slug;
  const words = `${country} ${name ?? title}`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, maxSlugLength).replace(/-$/, '');
}

/** Builds the definition of an indicator whose first series this is. */
export function buildIndicator(
  newSeries: NewSeries,
  fetched: SeriesDescription,
  publisher: Publisher,
): IndicatorDefinition {
  const name = newSeries.name ?? fetched.title;
  const unit = requireUnit(newSeries, fetched);
  return {
    slug: buildSlug(newSeries, fetched.title),
    name,
    description: newSeries.description ?? `${name}. ${getPublisherTexts(publisher).describeOrigin(fetched)}`,
    category: newSeries.category,
    keywords: [],
    concept: buildSlug(newSeries, fetched.title),
    frequency: fetched.frequency,
    unitClass: inferUnitClass(newSeries, unit),
    priceBasis: newSeries.priceBasis ?? inferPriceBasis(inferUnitClass(newSeries, unit), unit),
    prominence: 0,
    related: [],
    defaultCountry: newSeries.country,
  };
}

/** Builds the definition of the series. */
export function buildSeries(
  newSeries: NewSeries,
  fetched: SeriesDescription,
  publisher: Publisher,
  terms: Pick<SeriesDefinition, 'indicatorId' | 'releaseId' | 'licence'>,
): SeriesDefinition {
  const unit = requireUnit(newSeries, fetched);
  const adjustment = fetched.seasonalAdjustment ?? 'not_applicable';
  const annualRate = adjustment === 'seasonally_adjusted_annual_rate';
  return {
    ...terms,
    country: newSeries.country,
    provider: publisher.provider,
    providerSeriesId: fetched.id,
    unit,
    scale: scales.find(([words]) => words.test(unit))?.[1] ?? 1,
    currency: detectCurrency(unit),
    seasonalAdjustment: adjustment,
    annualRate,
    publishesProjections: false,
    aggregation: newSeries.aggregation ?? inferAggregation(inferUnitClass(newSeries, unit), annualRate),
    sourceAgency: publisher.title,
    methodology: getPublisherTexts(publisher).describeMethodology(fetched),
  };
}

/** Returns the unit. Throws an ImportRefusal if neither the user nor the provider states it. */
export function requireUnit(newSeries: NewSeries, fetched: SeriesDescription): string {
  const unit = newSeries.unit ?? fetched.unit;
  if (unit !== '') return unit;
  throw new ImportRefusal('unit_unknown', 'The provider does not state the unit of the values. Set `unit`.');
}

function inferUnitClass({ unitClass }: NewSeries, unit: string): UnitClass {
  if (unitClass !== undefined) return unitClass;
  if (/^(percent|rate)/i.test(unit)) return 'rate';
  if (/^index|=100\b/i.test(unit)) return 'index';
  if (/\bper\b/i.test(unit)) return 'price';
  if (/^ratio/i.test(unit)) return 'ratio';
  return /\b(persons|units|people)\b/i.test(unit) ? 'stock' : 'flow';
}

function inferPriceBasis(unitClass: UnitClass, unit: string): PriceBasis {
  if (/\b(chained|constant)\b/i.test(unit)) return 'constant';
  return unitClass === 'flow' && detectCurrency(unit) !== null ? 'current' : 'not_applicable';
}

function inferAggregation(unitClass: UnitClass, annualRate: boolean): AggregationMethod {
  if (unitClass === 'stock') return 'eop';
  return unitClass === 'flow' && !annualRate ? 'sum' : 'avg';
}

function detectCurrency(unit: string): string | null {
  if (/\beuros?\b/i.test(unit)) return 'EUR';
  return /\b(us )?dollars?\b/i.test(unit) ? 'USD' : null;
}
