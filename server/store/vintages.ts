import type { Knex } from 'knex';
import type { ValuesByDate } from '../series/vintageComparison.js';
import {
  appendVintageUpdates,
  getValuesAsOf,
  mergeVintages,
  type Vintage,
  type VintageHistory,
  type VintageSummary,
} from '../series/vintageHistory.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';
import { changeLibrary } from './dataVersion.js';
import { parseDay } from './day.js';
import { groupBy, listRows, type Table, toChunks, toColumns } from './rows.js';
import { readChains, writeChains } from './seriesHistory.js';

/** A stored vintage: its changes against the previous one, and when it was ingested. */
export interface StoredVintage extends VintageSummary {
  seriesId: number;
  ingestedAt: string;
}

const stored: Table<StoredVintage> = {
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

/** Maximum number of rows per statement. */
const vintagesPerStatement = 400;

/** Lists the vintages of series, by series, oldest first. */
export async function listVintages(db: Knex, seriesIds: number[]): Promise<StoredVintage[]> {
  return listRows(db, stored, (query) => query.whereIn('series_id', seriesIds).orderBy(['series_id', 'vintage_date']));
}

/** Groups the vintages by series. A series without vintages is missing. */
export async function groupVintages(db: Knex, seriesIds: number[]): Promise<Map<number, StoredVintage[]>> {
  return groupBy(await listVintages(db, seriesIds), ({ seriesId }) => seriesId);
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
  );
}

async function applyFold(
  trx: Knex.Transaction,
  seriesId: number,
  incoming: Set<string>,
  ingestedAt: string,
  fold: Fold,
) {
  const storedVintages = await listVintages(trx, [seriesId]);
  const history = { vintages: storedVintages, chains: await readChains(trx, seriesId) };
  const folded = fold(history);
  const { rows, days } = await writeChains(trx, seriesId, history.chains, folded.chains);
  const storedByDate = new Map(storedVintages.map((vintage) => [vintage.date, vintage]));
  const changed = folded.vintages.filter(
    (vintage) => days.has(vintage.date) || !isSameVintage(storedByDate.get(vintage.date), vintage),
  );
  const latest = folded.vintages.at(-1);
  if (latest && changed.length > 0) await updateSeriesSummary(trx, seriesId, getValuesAsOf(folded, latest.date));
  const getIngestedAt = (date: string) =>
    incoming.has(date) ? ingestedAt : (storedByDate.get(date)?.ingestedAt ?? ingestedAt);
  await upsertVintages(
    trx,
    changed.map((vintage) => ({ ...vintage, seriesId, ingestedAt: getIngestedAt(vintage.date) })),
  );
  return { written: changed.length, rows };
}

function isSameVintage(stored: StoredVintage | undefined, vintage: VintageSummary): boolean {
  const fields = Object.keys(vintage) as (keyof VintageSummary)[];
  return stored !== undefined && fields.every((field) => stored[field] === vintage[field]);
}

async function upsertVintages(trx: Knex.Transaction, vintages: StoredVintage[]): Promise<void> {
  for (const chunk of toChunks(vintages, vintagesPerStatement)) {
    const rows = chunk.map((vintage) => toColumns(stored, vintage));
    await trx('vintages').insert(rows).onConflict(['series_id', 'vintage_date']).merge();
  }
}

/** Updates the date range and count of a series to those of its latest vintage. */
async function updateSeriesSummary(trx: Knex.Transaction, seriesId: number, latest: ValuesByDate): Promise<void> {
  const dates = [...latest].flatMap(([date, value]) => (value === null ? [] : [date])).sort();
  const updatedCount = await trx('series')
    .where({ id: seriesId })
    .update({ first_date: dates[0] ?? null, last_date: dates.at(-1) ?? null, observation_count: dates.length });
  if (updatedCount === 0) throw new Error(`There is no series ${seriesId} to write vintages to.`);
}
