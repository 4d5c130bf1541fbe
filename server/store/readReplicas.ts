import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { openDatabase } from './database.js';
import { defaultLimits } from './databaseLimits.js';
import { isPostgres } from './dialect.js';
import { getFailureCode } from './failureCode.js';
import { checkConnections, readReplicaVersion, UnusableReplicaError } from './replicaVersion.js';

/** For how long a replica that failed is not asked again. */
const pauseMs = 1_000;
/** After this time the version is read again, because a replica can be promoted while it is in use. */
const checkMs = 1_000;

/** A read-only copy of the database, which can lag behind. */
export class ReadReplica {
  readonly db: Knex;
  /** A version of the library that it has. It may have a later one. */
  version = Number.NEGATIVE_INFINITY;
  /** The latest version that it has had. Requests may rely on it while a connection is opened. */
  #latest = Number.NEGATIVE_INFINITY;
  readonly #log: Logger | undefined;
  readonly #now: () => number;
  #check: Promise<void> | undefined;
  #pausedUntil = 0;
  #checkAt = 0;
  #hasFailed = false;

  constructor(db: Knex, now: () => number, log?: Logger) {
    this.db = db;
    this.#now = now;
    this.#log = log;
    // The server can have been restarted or replaced since the last connection, with an older state.
    if (isPostgres(db)) checkConnections(db, (version) => this.#assertNotOlder(version));
  }

  /** Whether it has a version of the library. If that is not known, or no longer certain, reads which it has, for the next request. */
  has(version: number): boolean {
    const isKnown = this.version >= version;
    const now = this.#now();
    const isCertain = isKnown && now < this.#checkAt;
    if (!isCertain && now >= this.#pausedUntil) this.#check ??= this.#readVersion();
    return isKnown;
  }

  /** Stops using it until it responds. */
  pause(failure: unknown): void {
    this.version = Number.NEGATIVE_INFINITY;
    this.#pausedUntil = this.#now() + pauseMs;
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    const error = getFailureCode(failure) || String(Object(failure).name);
    this.#log?.warn({ error }, 'A read replica failed. The primary serves its reads.');
  }

  #assertNotOlder(version: number): void {
    if (version < this.#latest) throw new UnusableReplicaError('older_state');
  }

  async #readVersion(): Promise<void> {
    try {
      const version = await readReplicaVersion(this.db);
      this.#assertNotOlder(version);
      this.version = version;
      this.#latest = version;
      this.#checkAt = this.#now() + checkMs;
      if (this.#hasFailed) this.#log?.info('The read replica is back.');
      this.#hasFailed = false;
    } catch (failure) {
      this.pause(failure);
    } finally {
      this.#check = undefined;
    }
  }
}

/** Creates the handles of the replicas. Opens no connection. A replica has half the time of a request, so that the primary can still answer. */
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
