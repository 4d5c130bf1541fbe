import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { takeTurn } from '../takeTurn.js';
import { compareText, selectRows } from './rows.js';
import { selectBySeriesSlices } from './seriesSlices.js';

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

const representedSql = `
  select s.release_id as "releaseId", s.id as "seriesId", i.slug, i.name, i.category, i.frequency, s.country, s.unit,
    s.last_date as "lastDate"
  from series s join indicators i on i.id = s.indicator_id join releases r on r.id = s.release_id
  where (s.country = r.country or (s.country = i.default_country and not exists (
    select 1 from series o where o.release_id = r.id and o.indicator_id = i.id and o.country = r.country)))`;

/**
 * Lists the series that represent each release, by release and slug. A worldwide release has one series per indicator
 * rather than one per country.
 */
export async function listReleaseSeries(db: Knex): Promise<ReleaseSeries[]> {
  const rows = await selectBySeriesSlices<ReleaseSeries>(db, `${representedSql} and s.id between ? and ?`, []);
  return rows.sort((a, b) => compareText(a.releaseId, b.releaseId) || compareText(a.slug, b.slug));
}

/** Lists the series that represent these releases, by slug within each. Takes a turn before each release. */
export async function listSeriesOfReleases(db: Knex, releaseIds: string[]): Promise<ReleaseSeries[]> {
  const all: ReleaseSeries[] = [];
  for (const id of releaseIds) {
    await takeTurn();
    const rows = await selectRows<ReleaseSeries>(db, `${representedSql} and r.id = ? order by i.slug`, [id]);
    for (const row of rows) all.push(row);
  }
  return all;
}
