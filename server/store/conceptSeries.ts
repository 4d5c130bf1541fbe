import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { selectRows } from './rows.js';

/** An indicator of a concept, and a country for which it has a series with values. */
export interface ConceptSeries {
  concept: string;
  slug: string;
  frequency: Frequency;
  country: string;
}

/** Maximum number of indicators of a concept to read: those that the library has had for longest. */
const maxIndicators = 100;

/** Lists the indicators of these concepts that have series for these countries, the most prominent first. */
export async function listConceptSeries(db: Knex, concepts: string[], countries: string[]): Promise<ConceptSeries[]> {
  const ofConcept = (_: string, index: number) =>
    `select * from (select id, concept, slug, frequency, prominence from indicators where concept = ? order by id limit ${maxIndicators}) c${index}`;
  return selectRows<ConceptSeries>(
    db,
    `select i.concept, i.slug, i.frequency, s.country
     from (${concepts.map(ofConcept).join(' union all ')}) i join series s on s.indicator_id = i.id
     where s.country in (${countries.map(() => '?').join()}) and s.last_date is not null
     order by i.prominence desc, i.slug`,
    [...concepts, ...countries],
  );
}
