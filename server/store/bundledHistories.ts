import type { Knex } from 'knex';
import type { VintageHistory } from '../series/vintageHistory.js';
import { type BulkTable, updateRows, writeRows } from './bulkWrites.js';
import { getNextVersionSql } from './dataVersion.js';
import { type IntervalRow, type SeriesRange, toIntervals } from './historyDifference.js';
import { countReleaseChangesOfSeries } from './releaseVersions.js';
import { compareText } from './rows.js';
import { observationTable } from './seriesHistory.js';

/** A series of the bundled library with its whole history. */
export interface BundledHistory {
  seriesId: number;
  digest: string;
  history: VintageHistory;
  /** The range of its latest vintage. */
  range: SeriesRange;
}

/** A part of the rows of new series, and the series that are complete with it. */
export interface LoadBatch {
  rows: [seriesId: number, ...IntervalRow][];
  completed: BundledHistory[];
}

const vintageTable: BulkTable = {
  name: 'vintages',
  columns: {
    series_id: 'integer',
    vintage_date: 'text',
    unit: 'text',
    kind: 'text',
    observations: 'integer',
    last_date: 'text',
    rebase_factor: 'double precision',
    added: 'integer',
    revised: 'integer',
    withdrawn: 'integer',
    mean_revision: 'double precision',
    mean_absolute_revision: 'double precision',
    largest_absolute_revision: 'double precision',
    ingested_at: 'text',
  },
  key: ['series_id', 'vintage_date'],
};

const bundledTable: BulkTable = {
  name: 'bundled_series',
  columns: { series_id: 'integer', digest: 'text', vintages: 'text', loaded_at: 'text' },
  key: ['series_id'],
};

const rangeTable: BulkTable = {
  name: 'series',
  columns: { id: 'integer', first_date: 'text', last_date: 'text', observation_count: 'integer' },
  key: ['id'],
};

/** Returns the rows of a history in the order of the table, which is the fastest to write. */
export function listHistoryRows({ chains }: VintageHistory): IntervalRow[] {
  const dates = [...chains].sort(([a], [b]) => compareText(a, b));
  return dates.flatMap(([date, chain]) => toIntervals(date, chain));
}

/**
 * Writes a batch of new series. The vintages of a series are written with its last rows, so that a series has either no vintage
 * or all of them.
 */
export async function writeLoadBatch(trx: Knex.Transaction, { rows, completed }: LoadBatch, at: string): Promise<void> {
  await writeRows(trx, observationTable, rows);
  const vintages = completed.flatMap(({ seriesId, history }) =>
    history.vintages.map((vintage) => ({ seriesId, ...vintage })),
  );
  await writeRows(
    trx,
    vintageTable,
    vintages.map((vintage) => [
      vintage.seriesId,
      vintage.date,
      vintage.unit,
      vintage.kind,
      vintage.observations,
      vintage.lastDate,
      vintage.rebaseFactor,
      vintage.added,
      vintage.revised,
      vintage.withdrawn,
      vintage.meanRevision,
      vintage.meanAbsoluteRevision,
      vintage.largestAbsoluteRevision,
      at,
    ]),
  );
  await updateRows(
    trx,
    rangeTable,
    ['version = series.version + 1', `changed_in = ${getNextVersionSql(trx)}`],
    completed.map(({ seriesId, range }) => [seriesId, range.firstDate, range.lastDate, range.observationCount]),
  );
  await countReleaseChangesOfSeries(
    trx,
    completed.map(({ seriesId }) => seriesId),
  );
  await writeBundledSeries(trx, completed, at);
}

/** Records what was loaded into series. */
export async function writeBundledSeries(trx: Knex.Transaction, loaded: BundledHistory[], at: string): Promise<void> {
  await writeRows(
    trx,
    bundledTable,
    loaded.map(({ seriesId, digest, history }) => {
      const days = history.vintages.map(({ date }) => date);
      return [seriesId, digest, JSON.stringify(days), at];
    }),
  );
}
