import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { selectRows } from './rows.js';

/** An indicator of a concept, and a country of which it has a series with values. */
export interface ConceptSeries {
  concept: string;
  slug: string;
  frequency: Frequency;
  country: string;
}

/** Lists the indicators of these concepts that have series of these countries, the most prominent first. */
export async function listConceptSeries(db: Knex, concepts: string[], countries: string[]): Promise<ConceptSeries[]> {
  const marks = (list: string[]) => list.map(() => '?').join();
  return selectRows<ConceptSeries>(
    db,
    `select i.concept, i.slug, i.frequency, s.country from indicators i join series s on s.indicator_id = i.id
     where i.concept in (${marks(concepts)}) and s.country in (${marks(countries)}) and s.last_date is not null
     order by i.prominence desc, i.slug`,
    [...concepts, ...countries],
  );
}
