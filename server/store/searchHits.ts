import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { selectJsonRows } from './jsonRows.js';
import { selectRows } from './rows.js';

/** What searches of the library and of the catalogues show of an indicator and of the series that represents it. */
export interface Hit extends Omit<Schemas['SearchHit'], 'countries' | 'score' | 'requestedCountries'> {
  indicatorId: number;
  providerSeriesId: string;
}

/** Lists indicators in any order, each with one series, which may belong to another indicator. */
export async function listHits(db: Knex, pairs: [indicatorId: number, seriesId: number][]): Promise<Hit[]> {
  if (pairs.length === 0) return [];
  const sql = `select i.id as "indicatorId", i.slug, i.name, i.description, i.category, i.frequency, s.country, s.unit,
      s.seasonal_adjustment as "seasonalAdjustment", s.source_agency as "sourceAgency", s.provider, s.provider_series_id as "providerSeriesId",
      i.default_country as "defaultCountry", s.first_date as "firstDate", s.last_date as "lastDate"
    from (${selectJsonRows(db, { indicator_id: 'integer', series_id: 'integer' })}) pairs
    join indicators i on i.id = pairs.indicator_id join series s on s.id = pairs.series_id`;
  return selectRows(db, sql, [JSON.stringify(pairs)]);
}
