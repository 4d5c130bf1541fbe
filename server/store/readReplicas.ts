import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { openDatabase } from './database.js';
import { defaultLimits } from './databaseLimits.js';
import { isPostgres } from './dialect.js';
import { getFailureCode } from './failureCode.js';
import { checkConnections, readReplicaVersion } from './replicaVersion.js';

/** For how long a replica that failed is not asked again. Doubles with each failure until a read succeeds. */
const minPauseMs = 1_000;
const maxPauseMs = 30_000;
/** After this time the version is read again, because a replica can be promoted while it is in use. */
const checkMs = 1_000;
/** A replica that was not in use for longer is checked before it is read. */
const maxUncheckedMs = 2_000;

/** A read-only copy of the database, which can lag behind. */
export class ReadReplica {
  readonly db: Knex;
  /** A version of the library that it has. It may have a later one. */
  version = Number.NEGATIVE_INFINITY;
  /** The latest version that it has had. */
  #latest = Number.NEGATIVE_INFINITY;
  readonly #log: Logger | undefined;
  readonly #now: () => number;
  #check: Promise<void> | undefined;
  #pauseMs = minPauseMs;
  #pausedUntil = 0;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #hasFailed = false;

  constructor(db: Knex, now: () => number, log?: Logger) {
    this.db = db;
    this.#now = now;
    this.#log = log;
    // The server can have been restarted or replaced since the last connection, with an older state.
    if (isPostgres(db)) checkConnections(db, () => this.#latest);
  }

  /** Whether it has a version of the library. If that is not known, or no longer certain, reads which it has, for the next request. */
  has(version: number): boolean {
    const isKnown = this.version >= version;
    const now = this.#now();
    const isCertain = isKnown && now < this.#checkedAt + checkMs;
    if (!isCertain && now >= this.#pausedUntil) this.#check ??= this.#readVersion();
    return isKnown && now < this.#checkedAt + maxUncheckedMs;
  }

  /** Records that a read has succeeded. */
  confirm(): void {
    this.#pauseMs = minPauseMs;
    if (this.#hasFailed) this.#log?.info('The read replica is back.');
    this.#hasFailed = false;
  }

  /** Stops using it for a while. */
  pause(failure: unknown): void {
    this.version = Number.NEGATIVE_INFINITY;
    this.#pausedUntil = this.#now() + this.#pauseMs;
    this.#pauseMs = Math.min(2 * this.#pauseMs, maxPauseMs);
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    const error = getFailureCode(failure) || String(Object(failure).name);
    this.#log?.warn({ error }, 'A read replica failed. The primary serves its reads.');
  }

  async #readVersion(): Promise<void> {
    try {
      this.version = await readReplicaVersion(this.db, this.#latest);
      this.#latest = this.version;
      this.#checkedAt = this.#now();
    } catch (failure) {
      this.pause(failure);
    } finally {
      this.#check = undefined;
    }
  }
}

/**
 * Creates the handles of the replicas. Opens no connection. A statement has half the usual time on a replica, because the primary may have to run
 * the read again.
 */
export function openReadReplicas(
  { DATABASE_READ_URLS, DATABASE_TIMEOUT_SECONDS }: Pick<Config, 'DATABASE_READ_URLS' | 'DATABASE_TIMEOUT_SECONDS'>,
  now: () => number,
  log: Logger,
): ReadReplicas {
  const requestMs = (DATABASE_TIMEOUT_SECONDS * 1000) / 2;
  const open = (url: string) => openDatabase(url, { ...defaultLimits, requestMs });
  return new ReadReplicas((DATABASE_READ_URLS?.split(',') ?? []).map((url) => new ReadReplica(open(url), now, log)));
}

/** The read replicas of a database, in the order in which they are tried. */
export class ReadReplicas {
  readonly all: readonly ReadReplica[];

  constructor(all: readonly ReadReplica[] = []) {
    this.all = all;
  }

  /** Returns the first replica that has a version of the library; undefined if only the primary has it. */
  find(version: number): ReadReplica | undefined {
    return this.all.find((replica) => replica.has(version));
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map(({ db }) => db.destroy()));
  }
}
