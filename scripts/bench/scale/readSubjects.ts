import type { Knex } from 'knex';
import type { Category } from '../../../server/series/categories.js';
import { listIndicators, type PriceBasis, type UnitClass } from '../../../server/store/indicators.js';
import { listCatalogueSeries } from '../../../server/store/providerCatalogue.js';

/** What generated indicators measure: real names, descriptions and words of the library and of the providers' catalogues. */
export interface Subject {
  name: string;
  description: string;
  keywords: string[];
  category: Category;
  concept: string;
  unit: string;
  unitClass: UnitClass;
  priceBasis: PriceBasis;
  /** Id that the provider gives to its series. */
  code: string;
}

/** Categories of topics of catalogues, by a word of the topic. */
const categoriesByTopic: [RegExp, Category][] = [
  [/trade|external/i, 'trade'],
  [/debt|public|government/i, 'government'],
  [/financial|private/i, 'money-and-credit'],
  [/energy|climate|environment/i, 'energy'],
  [/labor|social/i, 'labour-market'],
  [/econom/i, 'national-accounts'],
  [/agriculture|infrastructure|science/i, 'production'],
  [/poverty|aid/i, 'income-and-consumption'],
];
const maxDescriptionLength = 300;
const maxKeywords = 4;

export async function readSubjects(db: Knex): Promise<Subject[]> {
  const own = (await listIndicators(db)).map((indicator): Subject => {
    const { name, description, keywords, category, concept, unitClass, priceBasis, slug } = indicator;
    return { name, description, keywords, category, concept, unit: 'Index', unitClass, priceBasis, code: slug };
  });
  const listed = (await listCatalogueSeries(db)).map(({ code, name, description, topic, unit }): Subject => {
    const isPercentage = unit.startsWith('%');
    return {
      name,
      description: description.slice(0, maxDescriptionLength),
      keywords: listLongWords(description),
      category: categoriesByTopic.find(([words]) => words.test(topic))?.[1] ?? 'population',
      concept: code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      unit: isPercentage ? 'Percent' : unit || 'Number',
      unitClass: isPercentage ? 'ratio' : 'stock',
      priceBasis: 'not_applicable',
      code,
    };
  });
  return [...own, ...listed];
}

function listLongWords(text: string): string[] {
  const words = new Set(text.toLowerCase().match(/[a-z]{7,}/g));
  return [...words].slice(-maxKeywords);
}
