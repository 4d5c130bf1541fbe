import type { Knex } from 'knex';
import type { Category } from '../series/categories.js';
import type { Frequency } from '../series/frequency.js';
import type { SeasonalAdjustment } from '../series/seasonalAdjustment.js';
import { selectJsonRows } from './jsonRows.js';
import { selectRows } from './rows.js';

/** What a search shows of an indicator and of the series that represents it. */
export interface Hit {
  indicatorId: number;
  slug: string;
  name: string;
  description: string;
  category: Category;
  frequency: Frequency;
  country: string;
  unit: string;
  seasonalAdjustment: SeasonalAdjustment;
  sourceAgency: string;
  provider: string;
  defaultCountry: string;
  firstDate: string | null;
  lastDate: string | null;
}

/** Lists indicators in any order, each with one series, which may belong to another indicator. */
export async function listHits(db: Knex, pairs: [indicatorId: number, seriesId: number][]): Promise<Hit[]> {
  if (pairs.length === 0) return [];
  const sql = `select i.id as "indicatorId", i.slug, i.name, i.description, i.category, i.frequency, s.country, s.unit,
      s.seasonal_adjustment as "seasonalAdjustment", s.source_agency as "sourceAgency", s.provider,
      i.default_country as "defaultCountry", s.first_date as "firstDate", s.last_date as "lastDate"
    from (${selectJsonRows(db, { indicator_id: 'integer', series_id: 'integer' })}) pairs
    join indicators i on i.id = pairs.indicator_id join series s on s.id = pairs.series_id`;
  return selectRows(db, sql, [JSON.stringify(pairs)]);
}
