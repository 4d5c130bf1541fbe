import type { Knex } from 'knex';
import { upsertCountries } from '../../server/store/countries.js';
import { type IndicatorDefinition, listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { upsertLicences } from '../../server/store/licences.js';
import { type Release, upsertReleases } from '../../server/store/releases.js';
import { listSeries, type Series, type SeriesDefinition, upsertSeries } from '../../server/store/series.js';

export const at = '2026-11-21T09:00:00Z';

export const exampleRelease: Release = {
  id: 'us-consumer-price-index',
  name: 'Consumer Price Index',
  agency: 'U.S. Bureau of Labor Statistics',
  country: 'US',
  url: 'https://www.bls.gov/cpi/',
  importance: 'high',
  frequency: 'monthly',
  time: '08:30',
  timeZone: 'America/New_York',
  holidays: 'US',
  rule: { kind: 'business-day', nth: 8, monthsAfter: 1 },
  estimate: 'first',
  revisions: [{ estimate: 'final', rule: { kind: 'business-day', nth: 8, monthsAfter: 2 } }],
};

/** An example indicator with overrides. */
export function createExampleIndicator(
  overrides: Partial<IndicatorDefinition> & { slug: string },
): IndicatorDefinition {
  return {
    name: overrides.slug,
    description: 'What it measures.',
    category: 'prices',
    keywords: ['inflation'],
    concept: 'consumer-price-index',
    frequency: 'monthly',
    unitClass: 'index',
    priceBasis: 'not_applicable',
    prominence: 0,
    related: [],
    defaultCountry: 'US',
    ...overrides,
  };
}

export function createExampleSeries(overrides: Partial<SeriesDefinition> & { indicatorId: number }): SeriesDefinition {
  return {
    country: 'US',
    provider: 'fred',
    providerSeriesId: 'CPIAUCSL',
    unit: 'Index 1982-1984=100',
    scale: 1,
    currency: null,
    seasonalAdjustment: 'seasonally_adjusted',
    annualRate: false,
    publishesProjections: false,
    aggregation: 'avg',
    sourceAgency: 'U.S. Bureau of Labor Statistics',
    releaseId: exampleRelease.id,
    licence: 'us-public-domain',
    methodology: 'How it is compiled.',
    ...overrides,
  };
}

/** Adds countries, a licence and a release that indicators and series can refer to. */
export async function addExampleReferences(db: Knex): Promise<void> {
  const country = (code: string, code3: string, name: string) => ({
    code,
    code3,
    name,
    region: null,
    incomeGroup: null,
  });
  await upsertCountries(db, [country('US', 'USA', 'United States'), country('DE', 'DEU', 'Germany')], at);
  const certainty = { certainty: 'certain', certaintyNote: 'A work of the government.' } as const;
  const terms = { attribution: 'BLS', conditions: 'Any use is allowed.' };
  const licence = { id: 'us-public-domain', name: 'Public domain', url: null, ...terms, ...certainty };
  await upsertLicences(db, [licence], at);
  await upsertReleases(db, [exampleRelease], at);
}

/** Adds `count` series without vintages, each with its own indicator. */
export async function addExampleSeries(db: Knex, count = 1): Promise<Series[]> {
  await addExampleReferences(db);
  const slugs = Array.from({ length: count }, (_, index) => `indicator-${index}`);
  await upsertIndicators(
    db,
    slugs.map((slug) => createExampleIndicator({ slug })),
    at,
  );
  const indicators = await listIndicators(db);
  await upsertSeries(
    db,
    indicators.map(({ id }) => createExampleSeries({ indicatorId: id })),
    at,
  );
  return listSeries(db);
}
