import type { Knex } from 'knex';
import { changeLibrary } from '../store/dataVersion.js';
import { deleteIndicator } from '../store/indicators.js';
import { deleteSeries, listSeriesByIndicatorIds } from '../store/series.js';
import { isImported } from './target.js';

/** Deletes the series of an indicator that imports created, and the indicator if it has no others. Returns the number of deleted series. */
export async function removeImportedSeries(db: Knex, indicatorId: number, at: string): Promise<number> {
  return changeLibrary(
    db,
    at,
    async (trx) => {
      const all = await listSeriesByIndicatorIds(trx, [indicatorId]);
      const imported = all.filter(isImported);
      await deleteSeries(
        trx,
        imported.map(({ id }) => id),
      );
      if (imported.length > 0 && imported.length === all.length) await deleteIndicator(trx, indicatorId);
      return imported.length;
    },
    Boolean,
  );
}
