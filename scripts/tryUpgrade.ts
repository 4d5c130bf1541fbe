/**
 * Upgrades two nodes from an earlier release to this one, one after another, while clients read and write. Prints how many requests failed.
 * Both releases must be built. The database, on PostgreSQL, is created and dropped.
 *
 *   npx tsx scripts/tryUpgrade.ts --old ../earlier --database postgres://postgres@127.0.0.1:5432/test
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { resolveProjectPath } from '../server/resolveProjectPath.js';
import { createEmptyDatabase } from '../tests/support/databases.js';
import { createImportKey } from './bench/createImportKey.js';
import { createUnlimitedAccounts } from './bench/temporaryLibrary.js';

const clients = 20;
const pollMs = 200;
/** How long the load runs between two steps. */
const stepMs = 5_000;
const maxStartMs = 300_000;

/** A node, and the process that runs it. */
interface Node {
  port: number;
  process: ChildProcess;
}

/** The requests of clients that know which nodes take requests, as a load balancer does. */
class Load {
  readonly ports = new Set<number>();
  readonly #key: string;
  readonly #failures: string[] = [];
  #requests = 0;
  #maxMs = 0;
  #isStopping = false;
  #loops: Promise<void>[] = [];

  constructor(key: string) {
    this.#key = key;
  }

  start(): void {
    this.#loops = Array.from({ length: clients }, (_, index) => this.#repeat(index));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#loops);
  }

  /** Returns a line about the requests since the last call. */
  report(step: string): string {
    const failures = this.#failures.splice(0);
    const line = `${step}: ${this.#requests} requests, ${failures.length} failed, the longest took ${Math.round(this.#maxMs)} ms`;
    [this.#requests, this.#maxMs] = [0, 0];
    return [line, ...new Set(failures)].join('\n  ');
  }

  async #repeat(client: number): Promise<void> {
    for (let number = 0; !this.#isStopping; number++) {
      const ports = [...this.ports];
      const port = ports[(client + number) % ports.length] ?? 0;
      const startedAt = performance.now();
      const problem = await this.#send(`http://127.0.0.1:${port}`, client, number);
      this.#requests += 1;
      this.#maxMs = Math.max(this.#maxMs, performance.now() - startedAt);
      if (problem !== undefined) this.#failures.push(problem);
    }
  }

  async #send(baseUrl: string, client: number, number: number): Promise<string | undefined> {
    const headers = { 'X-API-Key': this.#key };
    const upload = `country=US&category=production&unit=Index&frequency=monthly&slug=upgrade-${client}`;
    const paths = [
      '/v1/indicators/observations?id=us-cpi-all-items&start=2015-01-01',
      `/v1/indicators/observations?id=us-unemployment-rate&limit=${1 + (number % 900)}`,
      `/v1/indicators/search?q=price&limit=${1 + (number % 40)}`,
      `/api/import/csv?${upload}`,
    ];
    const path = paths[number % paths.length] ?? '';
    const isUpload = path.startsWith('/api/import');
    const body = `date,value\n2026-01-01,1\n2026-02-01,${1 + (number % 97) / 100}\n`;
    const request = isUpload
      ? { method: 'POST', headers: { ...headers, 'Content-Type': 'text/csv' }, body }
      : { headers };
    try {
      const response = await fetch(baseUrl + path, request);
      const text = await response.text();
      return response.status === 200 ? undefined : `${response.status} ${path}: ${text.slice(0, 200)}`;
    } catch (failure) {
      return `${path}: ${(failure as Error).cause ?? failure}`;
    }
  }
}

async function startNode(root: string, url: string, port: number): Promise<Node> {
  const env = {
    ...{ PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', HOST: '127.0.0.1' },
    ...{ PORT: String(port), DATABASE_URL: url, PUBLIC_REQUESTS_PER_MINUTE: '1000000' },
  };
  const node = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const endsAt = Date.now() + maxStartMs; Date.now() < endsAt; await sleep(pollMs)) {
    if (node.exitCode !== null) throw new Error(`The node in ${root} ended.`);
    if (await isReady(port)) return { port, process: node };
  }
  throw new Error(`The node in ${root} was not ready in time.`);
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    const { library } = (await response.json()) as { library?: { state: string } };
    return response.ok && library !== undefined && library.state !== 'loading';
  } catch {
    return false;
  }
}

/** Takes a node out of the load, and stops it when its last requests have been answered. */
async function stopNode({ ports }: Load, node: Node): Promise<void> {
  ports.delete(node.port);
  node.process.kill('SIGTERM');
  await once(node.process, 'exit');
}

async function migrateDatabase(url: string): Promise<void> {
  const command = ['exec', 'tsx', 'scripts/almanac.ts', 'migrate'];
  const migration = spawn('npm', command, {
    cwd: resolveProjectPath(),
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  const [code] = await once(migration, 'exit');
  if (code !== 0) throw new Error('The migration failed.');
}

async function main(old: string, server: string): Promise<void> {
  const { url, drop } = await createEmptyDatabase(server);
  const nodes: Node[] = [];
  try {
    for (const port of [4811, 4812]) nodes.push(await startNode(old, url, port));
    await createUnlimitedAccounts(url);
    const key = await createImportKey(url);
    const load = new Load(key);
    for (const { port } of nodes) load.ports.add(port);
    const runStep = async (title: string, work: () => Promise<void>) => {
      await work();
      await sleep(stepMs);
      console.log(load.report(title));
    };
    load.start();
    await runStep('Two nodes of the earlier release', async () => undefined);
    await runStep('Migration, both nodes of the earlier release', () => migrateDatabase(url));
    for (const [index, port] of [4813, 4814].entries()) {
      await runStep(`Start of node ${index + 1} of this release`, async () => {
        nodes.push(await startNode(resolveProjectPath(), url, port));
        load.ports.add(port);
      });
      await runStep(`Stop of node ${index + 1} of the earlier release`, () => stopNode(load, nodes[index] as Node));
    }
    await runStep('Two nodes of this release', async () => undefined);
    await load.stop();
  } finally {
    for (const node of nodes) node.process.kill('SIGKILL');
    await drop();
  }
}

const { values } = parseArgs({ options: { old: { type: 'string' }, database: { type: 'string' } } });
if (values.old === undefined || values.database === undefined) {
  console.error('Usage: npx tsx scripts/tryUpgrade.ts --old <folder> --database <postgres://…>');
  process.exitCode = 1;
} else {
  await main(values.old, values.database);
}
