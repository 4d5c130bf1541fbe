import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { selectRows } from './rows.js';

/** A series that represents a release: that of the release's country, or of the indicator's default country. */
export interface ReleaseSeries {
  releaseId: string;
  seriesId: number;
  slug: string;
  name: string;
  category: string;
  frequency: Frequency;
  country: string;
  unit: string;
  lastDate: string | null;
}

/**
 * Lists the series that represent each release (or one), by release and slug. A worldwide release has one series per
 * indicator rather than one per country.
 */
export async function listReleaseSeries(db: Knex, releaseId?: string): Promise<ReleaseSeries[]> {
  return selectRows(
    db,
    `select s.release_id as "releaseId", s.id as "seriesId", i.slug, i.name, i.category, i.frequency, s.country, s.unit,
       s.last_date as "lastDate"
     from series s join indicators i on i.id = s.indicator_id join releases r on r.id = s.release_id
     where ${releaseId === undefined ? '' : 'r.id = ? and '}(s.country = r.country
       or (s.country = i.default_country and not exists (
         select 1 from series o where o.release_id = r.id and o.indicator_id = i.id and o.country = r.country)))
     order by s.release_id, i.slug`,
    releaseId === undefined ? [] : [releaseId],
  );
}
