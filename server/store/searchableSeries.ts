import type { Knex } from 'knex';
import { changeLibrary } from './dataVersion.js';
import { toChunks } from './rows.js';
import { updateSearchOfSeries } from './searchDocuments.js';

const rowsPerStatement = 400;

/** Replaces the list of searchable series. Returns whether it changed. */
export async function replaceSearchableSeries(db: Knex, ids: number[], at: string): Promise<boolean> {
  return changeLibrary(
    db,
    at,
    async (trx) => {
      const storedIds: number[] = await trx('searchable_series').pluck('series_id');
      const newIds = new Set(ids);
      const stored = new Set(storedIds);
      const changed = [...storedIds.filter((id) => !newIds.has(id)), ...[...newIds].filter((id) => !stored.has(id))];
      if (changed.length === 0) return false;
      await trx('searchable_series').delete();
      for (const chunk of toChunks([...newIds], rowsPerStatement)) {
        await trx('searchable_series').insert(chunk.map((id) => ({ series_id: id })));
      }
      await updateSearchOfSeries(trx, changed);
      return true;
    },
    Boolean,
  );
}

/** Adds a searchable series, in the transaction that creates it. */
export async function addSearchableSeries(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('searchable_series').insert({ series_id: id }).onConflict('series_id').ignore();
  await updateSearchOfSeries(trx, [id]);
}
