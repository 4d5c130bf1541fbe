import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import type { ComparedName } from './cases.js';
import { ChildServer, type Usage } from './childServer.js';
import type { MeasuredServer } from './measuredServer.js';

const folder = resolveProjectPath('scripts', 'bench', 'servers');
/** A Python with the packages of requirements.txt. */
const { BENCH_PYTHON: python = 'python3' } = process.env;

/** Why the server with FastAPI is not measured; undefined if it can be. */
export function findPythonProblem(): string | undefined {
  try {
    execFileSync(python, ['-c', 'import fastapi, httptools, orjson, uvicorn, uvloop'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return `FastAPI is not measured: ${python} does not have the packages of scripts/bench/servers/requirements.txt (BENCH_PYTHON names another Python).`;
  }
}

/** Starts the servers on the database of a path. */
export async function startComparedServers(
  names: readonly ComparedName[],
  path: string,
): Promise<Map<ComparedName, MeasuredServer>> {
  const start = {
    bare: () => startNodeServer(new URL('servers/bareServer.mjs', import.meta.url)),
    express: () => startNodeServer(new URL('servers/expressServer.mjs', import.meta.url)),
    fastApi: () => startFastApi(path),
  };
  const servers = new Map<ComparedName, MeasuredServer>();
  for (const name of names) servers.set(name, await start[name]());
  return servers;
}

async function startNodeServer(program: URL): Promise<MeasuredServer> {
  const child = new ChildServer(program, [], { NODE_ENV: 'production' });
  const port = (await child.nextMessage()) as number;
  return {
    port,
    getUsage: () => child.getUsage(),
    sendAlways: async ({ status, headers, body }) => {
      await child.request({ response: { status, headers, body } });
    },
    stop: () => child.stop(),
  };
}

/** It reports its usage as a response, which costs about as much as one of the measured requests. */
async function startFastApi(path: string): Promise<MeasuredServer> {
  const child = spawn(python, ['fastApiServer.py', path], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number];
  if (child.exitCode !== null) throw new Error('The server with FastAPI did not start.');
  const port = Number(line);
  const getUsage = async () => (await (await fetch(`http://127.0.0.1:${port}/usage`)).json()) as Usage;
  await getUsage();
  return {
    port,
    getUsage,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
