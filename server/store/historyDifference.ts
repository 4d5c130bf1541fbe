/* The rows that a change of a vintage history writes and removes. Pure, so that it can run in a worker thread. */
import type { ValueChain, ValueChange } from '../series/valueChain.js';
import { getValuesAsOf, type VintageHistory, type VintageSummary } from '../series/vintageHistory.js';
import { formatDay, openEnd, parseDay } from './day.js';
import { toChunks } from './rows.js';

/** A value and the day from which it is known, as stored in `observations`. */
export interface HistoryRow {
  date: number;
  realtime_start: number;
  value: number | null;
  revision: number;
}

/** A row of `observations` without its series id: date, realtime_start, realtime_end, value, revision. */
export type IntervalRow = [number, number, number, number | null, number];

/** A vintage and when it was ingested. */
export interface IngestedVintage extends VintageSummary {
  ingestedAt: string;
}

/** What to write to the tables, in chunks. */
export interface HistoryDifference {
  /** Date and realtime_start of rows to remove. */
  removed: Iterable<[number, number][]>;
  /** Rows to insert or update, by date and realtime_start. */
  written: Iterable<IntervalRow[]>;
  vintages: Iterable<IngestedVintage[]>;
  /** The days of vintages to remove. */
  removedVintages: string[];
  /** The new date range and number of values of the series; null if no vintage changes. */
  range: SeriesRange | null;
  /** Number of rows of `observations`, and of vintages, that change. */
  counts: { rows: number; vintages: number };
}

export interface SeriesRange {
  firstDate: string | null;
  lastDate: string | null;
  observationCount: number;
}

/** Maximum number of rows to remove per statement. */
export const removedPerChunk = 1_000;
/** Maximum number of rows to write in one iteration of the event loop: less than 20 ms on SQLite. Smaller chunks take longer in total. */
export const rowsPerChunk = 2_000;
export const vintagesPerChunk = 100;

/** Builds the chains of changes by date from rows in the order of date and realtime_start. */
export function buildChains(rows: Iterable<HistoryRow>): VintageHistory['chains'] {
  const chains = new Map<string, ValueChange[]>();
  for (const { date, realtime_start, value, revision } of rows) {
    const change = { from: formatDay(realtime_start), value, revision };
    const chain = chains.get(formatDay(date));
    if (chain) chain.push(change);
    else chains.set(formatDay(date), [change]);
  }
  return chains;
}

/** Compares the stored history with the one after a change. Vintages of `incomingDays` are ingested at `ingestedAt`, and so are new ones. */
export function diffHistories(
  stored: { vintages: IngestedVintage[]; chains: VintageHistory['chains'] },
  after: VintageHistory,
  incomingDays: Set<string>,
  ingestedAt: string,
): HistoryDifference {
  const { removed, written } = diffChains(stored.chains, after.chains);
  const starts = new Set([...removed.map((row) => row[1]), ...written.map((row) => row[1])]);
  const changedDays = new Set(Array.from(starts, formatDay));
  const storedByDate = new Map(stored.vintages.map((vintage) => [vintage.date, vintage]));
  const changed = after.vintages.filter(
    (vintage) => changedDays.has(vintage.date) || !isSameVintage(storedByDate.get(vintage.date), vintage),
  );
  const getIngestedAt = (date: string) =>
    incomingDays.has(date) ? ingestedAt : (storedByDate.get(date)?.ingestedAt ?? ingestedAt);
  const days = new Set(after.vintages.map(({ date }) => date));
  const removedVintages = stored.vintages.flatMap(({ date }) => (days.has(date) ? [] : [date]));
  const vintages = changed.map((vintage) => ({ ...vintage, ingestedAt: getIngestedAt(vintage.date) }));
  return {
    removed: toChunks(removed, removedPerChunk),
    written: toChunks(written, rowsPerChunk),
    vintages: toChunks(vintages, vintagesPerChunk),
    removedVintages,
    range: changed.length + removedVintages.length > 0 ? describeRange(after) : null,
    counts: { rows: removed.length + written.length, vintages: changed.length + removedVintages.length },
  };
}

/** Written rows are in key order, which is the fastest and closes the open row of a date before its successor opens. */
function diffChains(before: VintageHistory['chains'], after: VintageHistory['chains']) {
  const removed: [number, number][] = [];
  const written: IntervalRow[] = [];
  for (const date of new Set([...before.keys(), ...after.keys()])) {
    const [previous, current] = [before.get(date) ?? [], after.get(date) ?? []];
    if (previous === current) continue;
    const stored = new Map(toIntervals(date, previous).map((row) => [row[1], row]));
    for (const row of toIntervals(date, current)) {
      if (!isSameRow(stored.get(row[1]), row)) written.push(row);
      stored.delete(row[1]);
    }
    for (const row of stored.values()) removed.push([row[0], row[1]]);
  }
  written.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { removed, written };
}

/** Returns the rows of a date. */
export function toIntervals(date: string, chain: ValueChain): IntervalRow[] {
  const day = parseDay(date);
  return chain.map(({ from, value, revision }, index) => {
    const next = chain[index + 1];
    return [day, parseDay(from), next ? parseDay(next.from) - 1 : openEnd, value, revision];
  });
}

function isSameRow(a: IntervalRow | undefined, b: IntervalRow): boolean {
  return a?.every((cell, index) => cell === b[index]) ?? false;
}

function isSameVintage(stored: IngestedVintage | undefined, vintage: VintageSummary): boolean {
  const fields = Object.keys(vintage) as (keyof VintageSummary)[];
  return stored !== undefined && fields.every((field) => stored[field] === vintage[field]);
}

/** Returns the range of the latest vintage. */
export function describeRange(history: VintageHistory): SeriesRange {
  const latest = history.vintages.at(-1);
  const values = latest ? getValuesAsOf(history, latest.date) : new Map<string, number | null>();
  const dates = [...values].flatMap(([date, value]) => (value === null ? [] : [date])).sort();
  return { firstDate: dates[0] ?? null, lastDate: dates.at(-1) ?? null, observationCount: dates.length };
}
