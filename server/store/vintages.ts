import type { Knex } from 'knex';
import type { Values } from '../series/vintageComparison.js';
import { foldVintages, type Vintage, type VintageSummary, valuesAsOf } from '../series/vintageHistory.js';
import { changeLibrary } from './dataVersion.js';
import { dayNumber } from './day.js';
import { chunksOf, listRows, type Table, toColumns } from './rows.js';
import { readChains, writeChains } from './seriesHistory.js';

/** A vintage as stored: what it changed against the one before, and when it came in. */
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

/** Rows a statement writes at once. */
const vintagesPerStatement = 400;

/** The vintages of these series, by series, oldest first. */
export async function listVintages(db: Knex, seriesIds: number[]): Promise<StoredVintage[]> {
  return listRows(db, stored, (query) => query.whereIn('series_id', seriesIds).orderBy(['series_id', 'vintage_date']));
}

/** The same, by series; one without vintages is not in it. */
export async function groupVintages(db: Knex, seriesIds: number[]): Promise<Map<number, StoredVintage[]>> {
  const groups = new Map<number, StoredVintage[]>();
  for (const vintage of await listVintages(db, seriesIds)) {
    const group = groups.get(vintage.seriesId);
    if (group) group.push(vintage);
    else groups.set(vintage.seriesId, [vintage]);
  }
  return groups;
}

/**
 * Folds vintages into the history of a series, in any order, all or nothing. `written` counts the vintages that are new or changed
 * (a neighbour's step too), `rows` the observation rows written or removed; a vintage that is already there just so changes nothing. Pass a transaction as `db` to
 * load many series in one. Throws a RangeError on a date twice in a vintage, a value that is not finite, or a malformed day.
 */
export async function writeVintages(
  db: Knex,
  seriesId: number,
  vintages: Vintage[],
  ingestedAt: string,
): Promise<{ written: number; rows: number }> {
  for (const { date } of vintages) dayNumber(date);
  return changeLibrary(
    db,
    ingestedAt,
    (trx) => foldIn(trx, seriesId, vintages, ingestedAt),
    ({ written, rows }) => written + rows > 0,
  );
}

async function foldIn(trx: Knex.Transaction, seriesId: number, vintages: Vintage[], ingestedAt: string) {
  const known = await listVintages(trx, [seriesId]);
  const history = { vintages: known, chains: await readChains(trx, seriesId) };
  const folded = foldVintages(history, vintages);
  const { rows, days } = await writeChains(trx, seriesId, history.chains, folded.chains);
  const before = new Map(known.map((vintage) => [vintage.date, vintage]));
  const changed = folded.vintages.filter(
    (vintage) => days.has(vintage.date) || !isSameVintage(before.get(vintage.date), vintage),
  );
  const latest = folded.vintages.at(-1);
  if (latest && changed.length > 0) await describeLatest(trx, seriesId, valuesAsOf(folded, latest.date));
  const given = new Set(vintages.map(({ date }) => date));
  const ingestion = (date: string) => (given.has(date) ? ingestedAt : (before.get(date)?.ingestedAt ?? ingestedAt));
  await upsertVintages(
    trx,
    changed.map((vintage) => ({ ...vintage, seriesId, ingestedAt: ingestion(vintage.date) })),
  );
  return { written: changed.length, rows };
}

function isSameVintage(stored: StoredVintage | undefined, vintage: VintageSummary): boolean {
  const fields = Object.keys(vintage) as (keyof VintageSummary)[];
  return stored !== undefined && fields.every((field) => stored[field] === vintage[field]);
}

async function upsertVintages(trx: Knex.Transaction, vintages: StoredVintage[]): Promise<void> {
  for (const chunk of chunksOf(vintages, vintagesPerStatement)) {
    const rows = chunk.map((vintage) => toColumns(stored, vintage));
    await trx('vintages').insert(rows).onConflict(['series_id', 'vintage_date']).merge();
  }
}

/** Keeps on the series what its latest vintage holds. */
async function describeLatest(trx: Knex.Transaction, seriesId: number, latest: Values): Promise<void> {
  const dates = [...latest].flatMap(([date, value]) => (value === null ? [] : [date])).sort();
  const found = await trx('series')
    .where({ id: seriesId })
    .update({ first_date: dates[0] ?? null, last_date: dates.at(-1) ?? null, observation_count: dates.length });
  if (found === 0) throw new Error(`There is no series ${seriesId} to write vintages of.`);
}
