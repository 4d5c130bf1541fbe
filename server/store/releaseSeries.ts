import type { Knex } from 'knex';
import { selectRows } from './rows.js';

/** A series by which a release is known: one of the release's own country, or of the indicator's default country. */
export interface ReleaseSeries {
  releaseId: string;
  indicatorId: number;
  seriesId: number;
  slug: string;
  name: string;
  category: string;
  country: string;
  unit: string;
}

/** The series by which each release is known, by release and slug. A worldwide release has one an indicator, not one a country. */
export async function listReleaseSeries(db: Knex): Promise<ReleaseSeries[]> {
  return selectRows(
    db,
    `select s.release_id as "releaseId", i.id as "indicatorId", s.id as "seriesId", i.slug, i.name, i.category, s.country, s.unit
     from series s join indicators i on i.id = s.indicator_id join releases r on r.id = s.release_id
     where s.country = r.country or (s.country = i.default_country and not exists (
       select 1 from series o where o.release_id = r.id and o.indicator_id = i.id and o.country = r.country))
     order by s.release_id, i.slug`,
    [],
  );
}
