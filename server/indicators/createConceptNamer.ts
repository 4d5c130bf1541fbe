import type { Knex } from 'knex';
import { observationsPerYear } from '../series/frequency.js';
import { type ConceptSeries, listConceptSeries } from '../store/conceptSeries.js';
import type { Indicator } from '../store/indicators.js';

/** A concept with more indicators of one country, such as bond yields of all maturities, is too wide to suggest one of them. */
const maxNamed = 3;

/** Returns for an indicator and a country without a series the sentence that names other indicators of its concept with one, or an empty text. */
export async function createConceptNamer(
  db: Knex,
  indicators: Indicator[],
  countries: string[],
): Promise<(indicator: Indicator, country: string) => string> {
  if (countries.length === 0) return () => '';
  const concepts = [...new Set(indicators.map(({ concept }) => concept))];
  const rows = await listConceptSeries(db, concepts, countries);
  return ({ concept, slug }, country) =>
    nameOthers(rows.filter((row) => row.concept === concept && row.country === country && row.slug !== slug));
}

function nameOthers(rows: ConceptSeries[]): string {
  if (rows.length === 0 || rows.length > maxNamed) return '';
  const sorted = rows.toSorted((a, b) => observationsPerYear[b.frequency] - observationsPerYear[a.frequency]);
  return ` Other indicators have one: ${sorted.map(({ slug, frequency }) => `'${slug}' (${frequency})`).join(', ')}.`;
}
