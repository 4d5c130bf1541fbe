import type { Knex } from 'knex';

/** What the bundled library brought into a series. */
export interface BundledSeries {
  /** Digest of the values that were loaded. */
  digest: string;
  /** The vintages that were loaded. */
  vintages: string[];
  loadedAt: string;
}

/** Returns the digests of all series that were loaded, by series id. */
export async function readBundledDigests(db: Knex): Promise<Map<number, string>> {
  const rows: { id: number; digest: string }[] = await db('bundled_series').select({
    id: 'series_id',
    digest: 'digest',
  });
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** Returns what was loaded into a series; undefined if nothing was. */
export async function findBundledSeries(db: Knex, seriesId: number): Promise<BundledSeries | undefined> {
  const row: (Omit<BundledSeries, 'vintages'> & { vintages: string }) | undefined = await db('bundled_series')
    .where({ series_id: seriesId })
    .first({ digest: 'digest', vintages: 'vintages', loadedAt: 'loaded_at' });
  return row && { ...row, vintages: JSON.parse(row.vintages) };
}

/** Lists the series that have vintages. */
export async function listVintagedSeriesIds(db: Knex): Promise<number[]> {
  return db('series')
    .whereExists(db('vintages').whereRaw('vintages.series_id = series.id').select(db.raw('1')))
    .pluck('id');
}

/** Removes the rows of series that an interrupted load has begun but not completed. */
export async function removePartialRows(trx: Knex.Transaction): Promise<void> {
  const partial = trx('series')
    .whereNotExists(trx('vintages').whereRaw('vintages.series_id = series.id').select(trx.raw('1')))
    .select('id');
  await trx('observations').whereIn('series_id', partial).delete();
}
