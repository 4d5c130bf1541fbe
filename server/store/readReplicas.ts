import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { openDatabase } from './database.js';
import { defaultLimits } from './databaseLimits.js';

/** For how long a replica that failed is not asked again. */
const pauseMs = 1_000;

/** A read-only copy of the database, which can lag behind. */
export class ReadReplica {
  readonly db: Knex;
  /** A version of the library that it has. It may have a later one. */
  version = Number.NEGATIVE_INFINITY;
  readonly #log: Logger | undefined;
  readonly #now: () => number;
  #check: Promise<void> | undefined;
  #pausedUntil = 0;
  #hasFailed = false;

  constructor(db: Knex, now: () => number, log?: Logger) {
    this.db = db;
    this.#now = now;
    this.#log = log;
  }

  /** Whether it has a version of the library. If it is not known to, reads which it has, for the next request. */
  has(version: number): boolean {
    if (this.version >= version) return true;
    if (this.#now() >= this.#pausedUntil) this.#check ??= this.#readVersion();
    return false;
  }

  /** Stops using it until it responds. */
  pause(failure: unknown): void {
    this.version = Number.NEGATIVE_INFINITY;
    this.#pausedUntil = this.#now() + pauseMs;
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    const { code, name } = Object(failure) as { code?: unknown; name?: unknown };
    this.#log?.warn({ error: String(code ?? name) }, 'A read replica failed. The primary serves its reads.');
  }

  async #readVersion(): Promise<void> {
    try {
      const row = await this.db('data_versions').where({ name: 'library' }).first('version');
      this.version = Number(row?.version);
      if (this.#hasFailed) this.#log?.info('The read replica is back.');
      this.#hasFailed = false;
    } catch (failure) {
      this.pause(failure);
    } finally {
      this.#check = undefined;
    }
  }
}

/** Creates the handles of the replicas. Opens no connection. */
export function openReadReplicas(
  { DATABASE_READ_URLS, DATABASE_TIMEOUT_SECONDS }: Pick<Config, 'DATABASE_READ_URLS' | 'DATABASE_TIMEOUT_SECONDS'>,
  now: () => number,
  log: Logger,
): ReadReplicas {
  const requestMs = DATABASE_TIMEOUT_SECONDS * 1000;
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
