import type { Knex } from 'knex';
import { selectRows } from './rows.js';

/** A day on which the library first had new values of a release, and the last date with a value then. */
export interface ReleaseVintage {
  releaseId: string;
  date: string;
  lastDate: string | null;
}

/** Lists the vintages of all releases, or of one, over all their series; by release, oldest first. */
export async function listReleaseVintages(db: Knex, releaseId?: string): Promise<ReleaseVintage[]> {
  return selectRows(
    db,
    `select s.release_id as "releaseId", v.vintage_date as date, max(v.last_date) as "lastDate"
     from vintages v join series s on s.id = v.series_id
     ${releaseId === undefined ? '' : 'where s.release_id = ?'}
     group by s.release_id, v.vintage_date order by s.release_id, v.vintage_date`,
    releaseId === undefined ? [] : [releaseId],
  );
}

/** Returns the latest vintage day that is not after `day`, or null. */
export async function findLatestVintageDay(db: Knex, day: string): Promise<string | null> {
  const [row] = await selectRows<{ latest: string | null }>(
    db,
    'select max(vintage_date) as latest from vintages where vintage_date <= ?',
    [day],
  );
  return row?.latest ?? null;
}
