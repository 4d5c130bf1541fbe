import type { Knex } from 'knex';
import { observationsPerYear } from '../series/frequency.js';
import { type ConceptSeries, listConceptSeries } from '../store/conceptSeries.js';
import type { Indicator } from '../store/indicators.js';
import { groupBy } from '../store/rows.js';

/** A concept with more indicators for one country, such as bond yields of all maturities, is too wide to suggest one of them. */
const maxNamed = 3;

/**
 * Returns a function for an indicator that has no series for a country: it returns the sentence that names the other indicators of its
 * concept that have one, or an empty text.
 */
export async function createConceptNamer(
  db: Knex,
  indicators: Indicator[],
  countries: string[],
): Promise<(indicator: Indicator, country: string) => string> {
  if (countries.length === 0) return () => '';
  const concepts = [...new Set(indicators.map(({ concept }) => concept))];
  const formatKey = (concept: string, country: string) => `${country} ${concept}`;
  const rows = groupBy(await listConceptSeries(db, concepts, countries), (row) => formatKey(row.concept, row.country));
  return ({ concept, slug }, country) =>
    nameOthers((rows.get(formatKey(concept, country)) ?? []).filter((row) => row.slug !== slug));
}

function nameOthers(rows: ConceptSeries[]): string {
  if (rows.length === 0 || rows.length > maxNamed) return '';
  const sorted = rows.toSorted((a, b) => observationsPerYear[b.frequency] - observationsPerYear[a.frequency]);
  return ` Other indicators have one: ${sorted.map(({ slug, frequency }) => `'${slug}' (${frequency})`).join(', ')}.`;
}
