import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { ChildServer } from './childServer.js';

const program = new URL('../../dist/server/main.js', import.meta.url);
const millisecondsBetweenTries = 10;

/** The real server, run as in production, with the milliseconds from its start to its first answer. */
export interface AlmanacServer {
  child: ChildServer;
  port: number;
  startMilliseconds: number;
}

/** Builds the server unless its build is fresh. */
export function buildServer(): void {
  execFileSync(process.execPath, [resolveProjectPath('scripts', 'buildIfStale.mjs')], {
    cwd: resolveProjectPath(),
    stdio: 'inherit',
  });
}

/** Starts the server on a database and waits until it answers. */
export async function startAlmanac(databaseUrl: string): Promise<AlmanacServer> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = new ChildServer(program, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    SCHEDULED_JOBS: 'false',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
  });
  while (!(await answers(port))) {
    if (child.hasEnded) throw new Error(`The server did not start:\n${child.complaints}`);
    await pause(millisecondsBetweenTries);
  }
  return { child, port, startMilliseconds: performance.now() - startedAt };
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/api/health`);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
