import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { selectJsonRows } from './jsonRows.js';
import { selectRows } from './rows.js';

/** What searches of the library and of the catalogues show of an indicator and of the series that represents it. */
export interface Hit extends Omit<Schemas['SearchHit'], 'countries' | 'score' | 'requestedCountries'> {
  indicatorId: number;
  providerSeriesId: string;
}

/** Returns hits by indicator, each of which is in one pair. Its series may belong to another indicator. Leaves out what was deleted. */
export async function readHits(db: Knex, pairs: [indicatorId: number, seriesId: number][]): Promise<Map<number, Hit>> {
  if (pairs.length === 0) return new Map();
  const sql = `select i.id as "indicatorId", i.slug, i.name, i.description, i.category, i.frequency, s.country, s.unit,
      s.seasonal_adjustment as "seasonalAdjustment", s.source_agency as "sourceAgency", s.provider, s.provider_series_id as "providerSeriesId",
      i.default_country as "defaultCountry", s.first_date as "firstDate", s.last_date as "lastDate"
    from (${selectJsonRows(db, { indicator_id: 'integer', series_id: 'integer' })}) pairs
    join indicators i on i.id = pairs.indicator_id join series s on s.id = pairs.series_id`;
  const hits = await selectRows<Hit>(db, sql, [JSON.stringify(pairs)]);
  return new Map(hits.map((hit) => [hit.indicatorId, hit]));
}
