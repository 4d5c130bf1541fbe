import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { selectRows } from './rows.js';

/** A series with a source, its frequency and its release. */
export interface SourcedSeries {
  seriesId: number;
  provider: string;
  frequency: Frequency;
  releaseId: string;
}

/** Lists the series with a source, by id. */
export function listSourcedSeries(db: Knex): Promise<SourcedSeries[]> {
  return selectRows(
    db,
    `select s.id as "seriesId", i.frequency, s.release_id as "releaseId", o.provider
     from series_sources o join series s on s.id = o.series_id join indicators i on i.id = s.indicator_id order by s.id`,
    [],
  );
}
