import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { listInSlices, selectRows } from './rows.js';
import type { SeriesSource } from './seriesSources.js';

/** A series with the state of its source, its frequency, its release and its country. */
export interface SourcedSeries
  extends Pick<SeriesSource, 'seriesId' | 'provider' | 'providerSeriesId' | 'checkedAt' | 'outcome' | 'failure'> {
  frequency: Frequency;
  releaseId: string;
  country: string;
}

/** Lists the series with a source, by id, in slices, because the library has many thousands. */
export function listSourcedSeries(db: Knex): Promise<SourcedSeries[]> {
  return listInSlices(async (last: SourcedSeries | undefined, limit) => {
    const rows = await selectRows<Omit<SourcedSeries, 'failure'> & { failure: string | null }>(
      db,
      `select o.series_id as "seriesId", o.provider, o.provider_series_id as "providerSeriesId", o.checked_at as "checkedAt",
         o.outcome, o.failure, i.frequency, s.release_id as "releaseId", s.country
       from series_sources o join series s on s.id = o.series_id join indicators i on i.id = s.indicator_id
       where o.series_id > ? order by o.series_id limit ?`,
      [last?.seriesId ?? 0, limit],
    );
    return rows.map((row) => ({ ...row, failure: row.failure === null ? null : JSON.parse(row.failure) }));
  });
}
