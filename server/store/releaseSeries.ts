import type { Knex } from 'knex';
import type { Category } from '../series/categories.js';
import type { Frequency } from '../series/frequency.js';
import { takeTurn } from '../takeTurn.js';
import type { UnitClass } from './indicators.js';
import { selectRows, toChunks } from './rows.js';

/** A series that represents a release: that of the release's country, or of the indicator's default country. */
export interface ReleaseSeries {
  releaseId: string;
  seriesId: number;
  slug: string;
  name: string;
  category: Category;
  frequency: Frequency;
  country: string;
  unit: string;
  unitClass: UnitClass;
  lastDate: string | null;
  /** Of the indicator. */
  prominence: number;
}

/** Whether series `s` of indicator `i` represents release `r`. */
const representsSql = `
  s.release_id = r.id and s.country in (r.country, i.default_country) and (s.country = r.country or not exists (
    select 1 from series o where o.release_id = r.id and o.indicator_id = i.id and o.country = r.country))`;

const columnsSql = `s.release_id as "releaseId", s.id as "seriesId", i.slug, i.name, i.category, i.frequency, s.country, s.unit,
  i.unit_class as "unitClass", s.last_date as "lastDate", i.prominence`;

/** Maximum number of indicators that represent a release: those that the library has had for longest. */
const maxIndicators = 250;

/** Goes from one indicator of a release to the next, so that it does not read the series of all countries. */
const seriesOfReleaseSql = `
  with recursive published(id, position) as (
    select min(indicator_id), 1 from series where release_id = ?
    union all
    select (select min(s.indicator_id) from series s where s.release_id = ? and s.indicator_id > published.id), position + 1
    from published where published.id is not null and position < ${maxIndicators}
  )
  select ${columnsSql} from published join indicators i on i.id = published.id join releases r on r.id = ?
    join series s on s.indicator_id = i.id and ${representsSql}
  order by i.slug`;

/** Number of indicators whose releases one statement finds. */
const indicatorsPerSlice = 10;

/**
 * Lists the series that represent a release, by slug. A worldwide release has one series per indicator rather than one per
 * country.
 */
export async function listSeriesOfRelease(db: Knex, releaseId: string): Promise<ReleaseSeries[]> {
  return selectRows<ReleaseSeries>(db, seriesOfReleaseSql, [releaseId, releaseId, releaseId]);
}

/** Number of series that one statement reads. */
const seriesPerStatement = 250;

/** Lists the series with these ids, in any order. Takes a turn before each statement. */
export async function listReleaseSeriesByIds(db: Knex, ids: number[]): Promise<ReleaseSeries[]> {
  const all: ReleaseSeries[] = [];
  for (const chunk of toChunks(ids, seriesPerStatement)) {
    await takeTurn();
    const sql = `select ${columnsSql} from series s join indicators i on i.id = s.indicator_id
      where s.id in (${chunk.map(() => '?').join(', ')})`;
    for (const row of await selectRows<ReleaseSeries>(db, sql, chunk)) all.push(row);
  }
  return all;
}

/** Lists the ids of the releases that series of these indicators represent. Takes a turn before each slice. */
export async function listReleaseIdsOfIndicators(db: Knex, indicatorIds: number[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const slice of toChunks(indicatorIds, indicatorsPerSlice)) {
    await takeTurn();
    const rows = await selectRows<{ id: string }>(
      db,
      `select distinct r.id from indicators i join series s on s.indicator_id = i.id join releases r on ${representsSql}
       where i.id in (${slice.map(() => '?').join(', ')})`,
      slice,
    );
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}
