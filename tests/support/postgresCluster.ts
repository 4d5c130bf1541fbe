import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './findFreePort.js';

/** A PostgreSQL server of a test alone. */
export interface PostgresServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills its main process. The others end by themselves. */
  kill(): void;
}

export interface Standby extends PostgresServer {
  promote(): Promise<void>;
  /** Keeps a copy of its state. Call it while it is stopped. */
  saveState(): void;
  /** Replaces its state by the copy, which does not follow the primary. Call it while it is stopped. */
  restoreState(): void;
}

/** A primary with streaming replication. */
export interface PostgresCluster {
  primary: PostgresServer;
  /** Starts a standby that has the present state of the primary. */
  addStandby(): Promise<Standby>;
  remove(): Promise<void>;
}

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';
const newest = existsSync(installed)
  ? readdirSync(installed)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1)
  : undefined;
const programs = newest === undefined ? undefined : join(installed, newest, 'bin');
const user = programs === undefined ? undefined : findUser();

/** Whether the programs of a PostgreSQL server are installed, and can run: as root, PostgreSQL refuses to. */
export const hasPostgresPrograms = user !== undefined;

/** Returns the user `postgres` for root, and the present user otherwise. */
function findUser(): { uid: number; gid: number } | undefined {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  try {
    const read = (option: string) =>
      Number(execFileSync('id', [option, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}

/** Starts a primary in a temporary folder. It loses its data if the machine stops. */
export async function startCluster(): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const primaryFolder = join(folder, 'primary');
  await runProgram('initdb', ['-D', primaryFolder, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync']);
  const primary = await configure(primaryFolder, folder, ['fsync = off', "listen_addresses = '127.0.0.1'"]);
  await primary.start();
  const servers: PostgresServer[] = [primary];
  return {
    primary,
    async addStandby() {
      const path = join(folder, `standby${servers.length}`);
      await runProgram('pg_basebackup', ['-d', primary.url, '-D', path, '-R', '-c', 'fast', '--no-sync']);
      const server = await configure(path, folder, []);
      servers.push(server);
      await server.start();
      return { ...server, ...manageState(path) };
    },
    async remove() {
      for (const server of servers.reverse()) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function configure(path: string, sockets: string, settings: string[]): Promise<PostgresServer> {
  const port = await findFreePort();
  const all = [...settings, `port = ${port}`, `unix_socket_directories = '${sockets}'`];
  appendFileSync(join(path, 'postgresql.conf'), `\n${all.join('\n')}\n`);
  const control = (...action: string[]) => runProgram('pg_ctl', ['-D', path, '-w', '-l', `${path}.log`, ...action]);
  const pidFile = join(path, 'postmaster.pid');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => control('start'),
    stop: async () => {
      if (existsSync(pidFile)) await control('stop', '-m', 'immediate');
    },
    kill() {
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
      rmSync(pidFile);
    },
  };
}

function manageState(path: string): Pick<Standby, 'promote' | 'saveState' | 'restoreState'> {
  const copy = `${path}.copy`;
  const replace = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  };
  return {
    promote: () => runProgram('pg_ctl', ['-D', path, '-w', 'promote']),
    saveState: () => replace(path, copy),
    restoreState: () => {
      replace(copy, path);
      appendFileSync(join(path, 'postgresql.auto.conf'), "primary_conninfo = ''\n");
    },
  };
}

async function runProgram(name: string, options: string[]): Promise<void> {
  await run(join(programs ?? '', name), options, { ...user, cwd: tmpdir() });
}
