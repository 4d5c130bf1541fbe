import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import type { Config } from '../../../server/config.js';
import { openDatabase } from '../../../server/store/database.js';
import { DatabaseTooNewError, listPendingMigrations, readDatabaseClock } from '../../../server/store/databaseHealth.js';
import { openRedis } from '../../../server/store/redisCounter.js';
import { program } from '../program.js';
import { type Check, describeFailure, type Finding, limitTime, nameFindings } from './finding.js';

const warnFreeBytes = 2 ** 30;
const minFreeBytes = 2 ** 27;
const maxClockDifferenceMs = 2_000;
const othersMayRead = 0o044;
const othersMayEnter = 0o011;
const othersMayWrite = 0o022;
const stickyBit = 0o1000;

/** Checks that the database is reachable and migrated, and the file of SQLite. */
export const checkDatabase: Check = async ({ DATABASE_URL }) => {
  const finding = nameFindings('database');
  const file = getSqliteFile(DATABASE_URL);
  if (DATABASE_URL === 'sqlite::memory:')
    return [
      finding('problem', 'The database is lost when the server stops. Set DATABASE_URL to a file or to PostgreSQL.'),
    ];
  if (file !== undefined && !existsSync(file))
    return [
      finding(
        'problem',
        `The database ${file} does not exist. Start the server once or run migrate, or correct DATABASE_URL.`,
      ),
    ];
  const state = await withDatabase(DATABASE_URL, readMigrationState);
  if (state instanceof DatabaseTooNewError) return [finding('problem', state.message)];
  if (typeof state !== 'number')
    return [
      finding('problem', `The database cannot be read (${state}). Check DATABASE_URL, and that the database runs.`),
    ];
  if (state > 0)
    return [
      finding(
        'problem',
        `The database is not up to date (migrations to run: ${state}). Start the server, or run: ${program} migrate`,
      ),
    ];
  return [
    finding('ok', 'The database is reachable and has all migrations.'),
    ...(file === undefined ? [] : checkFile(file)),
  ];
};

/** Returns the number of migrations to run, or the failure of a database that is too new. */
async function readMigrationState(db: Knex): Promise<number | DatabaseTooNewError> {
  try {
    return (await listPendingMigrations(db)).length;
  } catch (failure) {
    if (failure instanceof DatabaseTooNewError) return failure;
    throw failure;
  }
}

/** Checks that Redis is reachable, if the nodes share it. */
export const checkRedis: Check = async ({ REDIS_URL, DATABASE_URL }) => {
  const finding = nameFindings('redis');
  if (REDIS_URL === undefined) {
    const isShared = !DATABASE_URL.startsWith('sqlite:');
    const message = isShared
      ? 'Without REDIS_URL, nodes share request counts in PostgreSQL, but each counts wrong passwords on its own. With several nodes, set REDIS_URL.'
      : 'Redis is not used: one process counts all requests. Set REDIS_URL if you run several.';
    return [finding(isShared ? 'warning' : 'ok', message)];
  }
  const time = await readRedisClock(REDIS_URL);
  if (typeof time === 'number') return [finding('ok', 'Redis is reachable.')];
  return [
    finding(
      'problem',
      `Redis cannot be reached (${time}), so each node counts its own requests. Check REDIS_URL, and that Redis runs.`,
    ),
  ];
};

/** Compares the clock of this machine with those of the database and Redis. A store that is down has its own finding. */
export async function checkClock({ DATABASE_URL, REDIS_URL }: Config, now = () => Date.now()): Promise<Finding[]> {
  const finding = nameFindings('clock');
  const clocks = [
    ['the database', await withDatabase(DATABASE_URL, readDatabaseClock)],
    ['Redis', REDIS_URL === undefined ? undefined : await readRedisClock(REDIS_URL)],
  ] as const;
  const findings = clocks.flatMap(([name, time]) => {
    if (typeof time !== 'number' || Math.abs(time - now()) <= maxClockDifferenceMs) return [];
    const seconds = Math.round(Math.abs(time - now()) / 1000);
    return [
      finding(
        'problem',
        `The clocks of this machine and of ${name} differ by ${seconds} seconds. Synchronise them with NTP.`,
      ),
    ];
  });
  return findings.length > 0 ? findings : [finding('ok', 'No clock of a store differs from that of this machine.')];
}

/** Checks who can read the file of SQLite, and that its disk has space. */
export function checkFile(file: string): Finding[] {
  const finding = nameFindings('database');
  const findings: Finding[] = [];
  const folder = dirname(file);
  const { mode } = statSync(folder);
  // New rows are in the -wal file until a checkpoint.
  const readable = [file, `${file}-wal`, `${file}-shm`].filter(
    (one) => existsSync(one) && (statSync(one).mode & othersMayRead) !== 0,
  );
  if ((mode & othersMayEnter) !== 0 && readable.length > 0)
    findings.push(
      finding('problem', `Other users of this machine can read ${readable.join(' and ')}. Run: chmod 600 ${file}*`),
    );
  if ((mode & othersMayWrite) !== 0 && (mode & stickyBit) === 0)
    findings.push(
      finding('problem', `Other users of this machine can replace files in ${folder}. Run: chmod go-w ${folder}`),
    );
  const { bavail, bsize } = statfsSync(folder);
  const free = checkFreeSpace(bavail * bsize);
  return free === undefined ? findings : [...findings, free];
}

/** Returns a finding if little space is left on the disk of the database. */
export function checkFreeSpace(bytes: number): Finding | undefined {
  if (bytes >= warnFreeBytes) return undefined;
  const state = bytes < minFreeBytes ? 'problem' : 'warning';
  return nameFindings('database')(
    state,
    `The disk of the database has ${Math.floor(bytes / 2 ** 20)} MB left. Free some space.`,
  );
}

function getSqliteFile(url: string): string | undefined {
  return /^sqlite:(?!:memory:)(.+)$/.exec(url)?.[1];
}

/** Returns what `read` returns, or the reason why it failed. Opens no SQLite file that does not exist, which would create it. */
async function withDatabase<Result>(
  url: string,
  read: (db: Knex) => Promise<Result>,
): Promise<Result | string | undefined> {
  const file = getSqliteFile(url);
  if (file !== undefined && !existsSync(file)) return undefined;
  const db = openDatabase(url);
  try {
    return await limitTime(read(db));
  } catch (failure) {
    return describeFailure(failure);
  } finally {
    // The check is complete: a connection that cannot be closed must not change its outcome.
    void db.destroy().catch(() => undefined);
  }
}

/** Returns the time of Redis in milliseconds, or the reason why it cannot be read. */
async function readRedisClock(url: string): Promise<number | string> {
  const redis = openRedis(url);
  try {
    await redis.connect();
    const [seconds, microseconds] = await redis.time();
    return Number(seconds) * 1000 + Number(microseconds) / 1000;
  } catch (failure) {
    return describeFailure(failure);
  } finally {
    redis.disconnect();
  }
}
