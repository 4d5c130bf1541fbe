import type { Knex } from 'knex';
import { appendVintageUpdates, mergeVintages, type Vintage, type VintageHistory } from '../series/vintageHistory.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';
import { takeTurn } from '../takeTurn.js';
import { changeLibrary, getNextVersionSql } from './dataVersion.js';
import { parseDay } from './day.js';
import {
  buildChains,
  diffHistories,
  type HistoryDifference,
  type HistoryRow,
  type IngestedVintage,
  removedPerChunk,
  rowsPerChunk,
  type SeriesRange,
  vintagesPerChunk,
} from './historyDifference.js';
import { countReleaseChangesOfSeries } from './releaseVersions.js';
import { listRows, type Table, toChunks, toColumns } from './rows.js';
import { updateSearchOfSeries } from './searchDocuments.js';
import { readHistoryRows, readLatestRows, removeHistoryRows, writeHistoryRows } from './seriesHistory.js';

/** A stored vintage: its changes against the previous one, and when it was ingested. */
export interface StoredVintage extends IngestedVintage {
  seriesId: number;
}

/** Vintages of a series, oldest first, and the rows of their values, by date and first day. */
export interface StoredHistory {
  vintages: IngestedVintage[];
  rows: HistoryRow[];
}

/** The table of vintages. */
export const vintageTable: Table<StoredVintage> = {
  name: 'vintages',
  columns: {
    seriesId: 'series_id',
    date: 'vintage_date',
    unit: 'unit',
    kind: 'kind',
    observations: 'observations',
    lastDate: 'last_date',
    rebaseFactor: 'rebase_factor',
    added: 'added',
    revised: 'revised',
    withdrawn: 'withdrawn',
    meanRevision: 'mean_revision',
    meanAbsoluteRevision: 'mean_absolute_revision',
    largestAbsoluteRevision: 'largest_absolute_revision',
    ingestedAt: 'ingested_at',
  },
  json: [],
};

interface WriteResult {
  written: number;
  rows: number;
}

type Fold = (history: VintageHistory) => VintageHistory;

/** Maximum number of vintages that one statement returns. */
const vintagesPerSlice = 500;

/** Lists the vintages of series, by series, oldest first. */
export async function listVintages(db: Knex, seriesIds: number[]): Promise<StoredVintage[]> {
  return listRows(db, vintageTable, (query) =>
    query.whereIn('series_id', seriesIds).orderBy(['series_id', 'vintage_date']),
  );
}

/**
 * Adds vintages to the history of a series, in any order, all or nothing. `written` counts the vintages that are new or
 * changed (including the changes that a neighbour shows), `rows` the observation rows written or removed. An identical
 * vintage changes nothing. Pass a transaction as `db` to load many series in one. Throws a RangeError for a date that
 * occurs twice in a vintage, a value that is not finite, or a malformed day.
 */
export async function writeVintages(
  db: Knex,
  seriesId: number,
  vintages: Vintage[],
  ingestedAt: string,
): Promise<WriteResult> {
  return writeHistory(db, seriesId, vintages, ingestedAt, (history) => mergeVintages(history, vintages));
}

/**
 * Adds updates, oldest first, that follow all stored vintages. Takes time proportional to the changes, independent of
 * the number of vintages. Also throws a RangeError for an update that is not later than the previous one.
 */
export async function writeVintageUpdates(
  db: Knex,
  seriesId: number,
  updates: VintageUpdate[],
  ingestedAt: string,
): Promise<WriteResult> {
  return writeHistory(db, seriesId, updates, ingestedAt, (history) => appendVintageUpdates(history, updates));
}

/** Applies `fold` to the stored history of a series and writes the result. */
async function writeHistory(
  db: Knex,
  seriesId: number,
  incoming: { date: string }[],
  ingestedAt: string,
  fold: Fold,
): Promise<WriteResult> {
  for (const { date } of incoming) parseDay(date);
  return changeLibrary(
    db,
    ingestedAt,
    (trx) => applyFold(trx, seriesId, new Set(incoming.map(({ date }) => date)), ingestedAt, fold),
    ({ written, rows }) => written + rows > 0,
    'data',
  );
}

async function applyFold(
  trx: Knex.Transaction,
  seriesId: number,
  incoming: Set<string>,
  ingestedAt: string,
  fold: Fold,
): Promise<WriteResult> {
  const { vintages, rows } = await readHistory(trx, seriesId);
  const stored = { vintages, chains: buildChains(rows) };
  const difference = diffHistories(stored, fold(stored), incoming, ingestedAt);
  await writeDifference(trx, seriesId, difference);
  await updateSearchOfSeries(trx, [seriesId]);
  return { written: difference.counts.vintages, rows: difference.counts.rows };
}

/** Reads the vintages of a series and the rows of all its values. Takes a turn between slices. */
export async function readHistory(db: Knex, seriesId: number): Promise<StoredHistory> {
  const vintages: StoredVintage[] = [];
  for (let last = ''; ; last = vintages.at(-1)?.date ?? '') {
    const slice = await listRows(db, vintageTable, (query) =>
      query
        .where({ series_id: seriesId })
        .where('vintage_date', '>', last)
        .orderBy('vintage_date')
        .limit(vintagesPerSlice),
    );
    for (const vintage of slice) vintages.push(vintage);
    if (slice.length < vintagesPerSlice) return { vintages, rows: await readHistoryRows(db, seriesId) };
    await takeTurn();
  }
}

/**
 * Reads the end of a history: the last two vintages and their values. It is all that a change of the latest vintage, or a later one, needs,
 * and does not grow with the number of vintages. Takes a turn between slices.
 */
export async function readHistoryEnd(db: Knex, seriesId: number): Promise<StoredHistory> {
  const vintages = await listRows(db, vintageTable, (query) =>
    query.where({ series_id: seriesId }).orderBy('vintage_date', 'desc').limit(2),
  );
  const [latest] = vintages;
  const rows = latest === undefined ? [] : await readLatestRows(db, seriesId, latest.date);
  return { vintages: vintages.reverse(), rows };
}

/** Writes the changes of a history in slices. Takes a turn after each full slice. */
export async function writeDifference(
  trx: Knex.Transaction,
  seriesId: number,
  { removed, written, vintages, removedVintages, range }: HistoryDifference,
): Promise<void> {
  for (const keys of removed) {
    await removeHistoryRows(trx, seriesId, keys);
    if (keys.length === removedPerChunk) await takeTurn();
  }
  for (const rows of written) {
    await writeHistoryRows(trx, seriesId, rows);
    if (rows.length === rowsPerChunk) await takeTurn();
  }
  if (range) await updateSeriesRange(trx, seriesId, range);
  for (const days of toChunks(removedVintages, vintagesPerChunk))
    await trx('vintages').where({ series_id: seriesId }).whereIn('vintage_date', days).delete();
  for (const slice of vintages) {
    const rows = slice.map((vintage) => toColumns(vintageTable, { ...vintage, seriesId }));
    await trx('vintages').insert(rows).onConflict(['series_id', 'vintage_date']).merge();
    if (slice.length === vintagesPerChunk) await takeTurn();
  }
}

/** Updates what the vintages of a series determine, and counts the change. */
async function updateSeriesRange(trx: Knex.Transaction, seriesId: number, range: SeriesRange): Promise<void> {
  const { firstDate, lastDate, observationCount } = range;
  const updatedCount = await trx('series')
    .where({ id: seriesId })
    .update({
      first_date: firstDate,
      last_date: lastDate,
      observation_count: observationCount,
      version: trx.raw('version + 1'),
      changed_in: trx.raw(getNextVersionSql(trx)),
    });
  if (updatedCount === 0) throw new Error(`There is no series ${seriesId} to write vintages to.`);
  await countReleaseChangesOfSeries(trx, [seriesId]);
}
