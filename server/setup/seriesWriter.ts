import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { appendVintageUpdates } from '../series/vintageHistory.js';
import { type BundledHistory, type LoadBatch, listHistoryRows, writeLoadBatch } from '../store/bundledHistories.js';
import { changeLibrary } from '../store/dataVersion.js';
import { isPostgres } from '../store/dialect.js';
import { describeRange } from '../store/historyDifference.js';
import { holdLibraryLoad, type LoadClaim } from '../store/libraryLoads.js';
import { toChunks } from '../store/rows.js';
import type { LoadTarget } from './loadTargets.js';
import { type PackedSeries, unpackUpdates } from './packedSeries.js';
import { replaceBundledHistory } from './replaceBundledHistory.js';

/** Runs a short transaction when no other one of this process runs. */
export type RunSlot = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface WriterOptions {
  claim: LoadClaim;
  runSlot: RunSlot;
  now(): string;
  /** Called when series are loaded, with the number of values in their latest vintages. */
  addLoaded(series: number, observations: number): void;
  getProgress(): { series: number; observations: number };
}

/**
 * How long a transaction should take: its rows are limited by the time that they take on this machine. On SQLite other requests
 * wait for it. On PostgreSQL only other changes of the library do, and each commit waits for the disk.
 */
const targetMs = { sqlite: 12, postgres: 200 };
const initialRows = 1_000;
const minRows = 500;
const maxRows = 20_000;
/** A vintage takes as long as several values, since its table has more columns and indexes. */
const rowsPerVintage = 3;
const rowsPerSeries = 4;
/** How often a change of the library is counted, and how long the loader writes nothing before it reports that it still loads. */
const reportIntervalMs = 2_000;

/** Writes series in short transactions: those without vintages many at once, the others one by one. */
export class SeriesWriter {
  readonly #db: Knex;
  readonly #options: WriterOptions;
  /** The instant of the load. */
  readonly #at: string;
  readonly #targetMs: number;
  #batch: LoadBatch = { rows: [], completed: [] };
  #size = 0;
  #maxSize = initialRows;
  #countedAt = 0;
  #reportedAt = performance.now();

  constructor(db: Knex, options: WriterOptions) {
    this.#db = db;
    this.#options = options;
    this.#at = options.now();
    this.#targetMs = isPostgres(db) ? targetMs.postgres : targetMs.sqlite;
  }

  /** Loads a line of an observation file into a series, unless its values are equal. Throws LostClaimError if another process loads. */
  async load(target: LoadTarget, line: string): Promise<void> {
    if (performance.now() - this.#reportedAt >= reportIntervalMs) await this.#report();
    const digest = createHash('sha256').update(`${target.frequency} ${line}`).digest('base64url').slice(0, 22);
    if (target.digest === digest) return this.#options.addLoaded(1, target.observationCount);
    const { vintages } = JSON.parse(line) as PackedSeries;
    const history = appendVintageUpdates(
      { vintages: [], chains: new Map() },
      unpackUpdates(vintages, target.frequency),
    );
    const loaded = { seriesId: target.seriesId, digest, history, range: describeRange(history) };
    if (target.hasVintages) await this.#replace(loaded);
    else await this.#add(loaded);
  }

  /** Writes the series that are waiting. */
  async flush(): Promise<void> {
    const batch = this.#batch;
    if (this.#size === 0) return;
    this.#batch = { rows: [], completed: [] };
    this.#size = 0;
    const elapsedMs = await this.#write((trx) => writeLoadBatch(trx, batch, this.#at), batch.completed);
    this.#addLoaded(batch.completed);
    const isFull = batch.rows.length + batch.completed.length >= minRows;
    if (isFull)
      this.#maxSize = Math.max(minRows, Math.min(maxRows, this.#maxSize * limitChange(this.#targetMs / elapsedMs)));
  }

  async #add(loaded: BundledHistory): Promise<void> {
    for (const rows of toChunks(listHistoryRows(loaded.history), minRows)) {
      for (const row of rows) this.#batch.rows.push([loaded.seriesId, ...row]);
      await this.#grow(rows.length);
    }
    this.#batch.completed.push(loaded);
    await this.#grow(loaded.history.vintages.length * rowsPerVintage + rowsPerSeries);
  }

  async #grow(size: number): Promise<void> {
    this.#size += size;
    if (this.#size >= this.#maxSize) await this.flush();
  }

  async #replace(loaded: BundledHistory): Promise<void> {
    await this.flush();
    await replaceBundledHistory(this.#db, loaded, this.#at, (work) => this.#write(work, [loaded]));
    this.#addLoaded([loaded]);
  }

  #addLoaded(completed: BundledHistory[]): void {
    if (completed.length > 0) this.#options.addLoaded(completed.length, countObservations(completed));
  }

  /** Reports that this process still loads. A timer would not fire while equal series are skipped, because that does not yield. */
  async #report(): Promise<void> {
    const { claim, runSlot, now, getProgress } = this.#options;
    await runSlot(() => holdLibraryLoad(this.#db, claim, getProgress(), now()));
    this.#reportedAt = performance.now();
  }

  /** Runs a transaction in a slot, from time to time counts a change of the library, and returns its duration. */
  async #write(work: (trx: Knex.Transaction) => Promise<void>, completed: BundledHistory[]): Promise<number> {
    const { claim, runSlot, now, getProgress } = this.#options;
    return runSlot(async () => {
      const startedAt = performance.now();
      const isDue = startedAt - this.#countedAt >= reportIntervalMs;
      const { series, observations } = getProgress();
      const progress = {
        series: series + completed.length,
        observations: observations + countObservations(completed),
      };
      const hold = (trx: Knex.Transaction) => holdLibraryLoad(trx, claim, progress, now());
      await changeLibrary(
        this.#db,
        now(),
        (trx) => hold(trx).then(() => work(trx)),
        () => isDue,
      );
      this.#reportedAt = performance.now();
      if (isDue) this.#countedAt = startedAt;
      return this.#reportedAt - startedAt;
    });
  }
}

function countObservations(completed: BundledHistory[]): number {
  return completed.reduce((sum, { range }) => sum + range.observationCount, 0);
}

/** Limits how much the size changes at once, because the duration of a transaction varies. */
function limitChange(factor: number): number {
  return Math.min(1.5, Math.max(0.7, factor));
}
