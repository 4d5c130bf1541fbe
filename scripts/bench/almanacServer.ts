import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { ChildServer } from './childServer.js';
import type { MeasuredServer } from './measuredServer.js';

const program = new URL('../../dist/server/main.js', import.meta.url);
const pollIntervalMs = 10;
/** The options of `npm start` and of the image, so that memory and speed are those of production. */
const nodeOptions = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring'];

/** The real server, run as in production. `startMs` is the time from its start until it is ready. */
export interface AlmanacServer extends MeasuredServer {
  startMs: number;
  /**
   * Returns the most processor time in milliseconds that the main thread used between two timers since the last call. Null for the first call, and with a
   * version of Node that cannot tell.
   */
  takeLongestRun(): Promise<number | null>;
}

/** Builds the server unless its build is up to date. */
export function buildServer(): void {
  execFileSync(process.execPath, [resolveProjectPath('scripts', 'buildIfStale.mjs')], {
    cwd: resolveProjectPath(),
    stdio: 'inherit',
  });
}

/** Starts the server on a database and waits until it is ready. */
export async function startAlmanac(databaseUrl: string, settings: Record<string, string> = {}): Promise<AlmanacServer> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = new ChildServer(program, nodeOptions, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    SCHEDULED_JOBS: 'false',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    // The benchmarks check every few milliseconds whether the server responds.
    PUBLIC_REQUESTS_PER_MINUTE: '1000000',
    ...settings,
  });
  while (!(await isReady(port))) {
    if (child.hasEnded) throw new Error(`The server did not start:\n${child.errorOutput}`);
    await sleep(pollIntervalMs);
  }
  const startMs = performance.now() - startedAt;
  return {
    port,
    startMs,
    takeLongestRun: async () => (await child.request('longest run')) as number | null,
    getUsage: () => child.getUsage(),
    stop: () => child.stop(),
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/api/health`);
    return ok;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
