import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../tests/support/databases.js';
import { type AlmanacServer, startAlmanac } from './almanacServer.js';
import { defaultConnections, runLoad } from './runLoad.js';
import { formatRequest } from './sample.js';
import { createUnlimitedAccounts } from './temporaryLibrary.js';

/** The same load on one or several nodes that share a PostgreSQL database. Each connection sends to one node. */
export interface NodeTimes {
  title: string;
  nodes: number;
  requestsPerSecond: number;
  /** Processor time of all nodes for each request, without that of the database. */
  cpuMicroseconds: number;
  p50: number;
  p99: number;
}

const nodeCounts = [1, 2, 4];
const pollMs = 200;
/** Each node compiles its code and reads the library before it is measured. */
const warmUpSeconds = 4;
const since1975 = '/v1/indicators/observations?id=us-cpi-all-items&start=1975-01-01';
const rowsSince1975 = 620;
const maxLimits = 9_000;

/** A limit above the number of rows changes the request but not the response. It comes again after more requests than a round has. */
const kinds: { title: string; path: (number: number) => string }[] = [
  { title: 'repeated read, 620 rows', path: () => since1975 },
  { title: 'first read, 620 rows', path: (number) => `${since1975}&limit=${rowsSince1975 + (number % maxLimits)}` },
  { title: 'search', path: (number) => `/v1/indicators/search?q=price+index&limit=${1 + (number % 40)}` },
];

/** Measures one, two and four nodes on a database of TEST_POSTGRES_URL; undefined without it. */
export async function timeNodes(seconds: number): Promise<NodeTimes[] | undefined> {
  const { TEST_POSTGRES_URL, TEST_REDIS_URL } = process.env;
  if (TEST_POSTGRES_URL === undefined) return undefined;
  const { url, drop } = await createDatabase(TEST_POSTGRES_URL);
  const settings: Record<string, string> = TEST_REDIS_URL === undefined ? {} : { REDIS_URL: TEST_REDIS_URL };
  try {
    await loadLibrary(url);
    const { key } = await createUnlimitedAccounts(url);
    const times: NodeTimes[] = [];
    for (const count of nodeCounts) {
      const nodes = await Promise.all(Array.from({ length: count }, () => startAlmanac(url, settings)));
      try {
        for (const kind of kinds) times.push(await timeKind(nodes, kind, key, seconds));
      } finally {
        await Promise.all(nodes.map((node) => node.stop()));
      }
    }
    return times;
  } finally {
    await drop();
  }
}

/** Lets a server load the bundled library. */
async function loadLibrary(url: string): Promise<void> {
  const server = await startAlmanac(url);
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/health`);
    // A server that migrates has no library yet.
    const { library } = (await response.json()) as { library?: { state: string } };
    if (library !== undefined && library.state !== 'loading') break;
    await sleep(pollMs);
  }
  await server.stop();
}

let number = 0;

async function timeKind(
  nodes: AlmanacServer[],
  { title, path }: (typeof kinds)[number],
  key: string,
  seconds: number,
): Promise<NodeTimes> {
  const nextRequest = () => {
    number += 1;
    return formatRequest(path(number), key);
  };
  const connections = Math.ceil(defaultConnections / nodes.length);
  const run = (time: number) =>
    Promise.all(nodes.map(({ port }) => runLoad(port, nextRequest, 200, time, connections)));
  await run(warmUpSeconds);
  const before = await sumCpu(nodes);
  const loads = await run(seconds);
  const cpu = (await sumCpu(nodes)) - before;
  const requests = loads.reduce((sum, load) => sum + load.requests, 0);
  return {
    title,
    nodes: nodes.length,
    requestsPerSecond: loads.reduce((sum, load) => sum + load.requestsPerSecond, 0),
    cpuMicroseconds: cpu / requests,
    p50: Math.max(...loads.map(({ p50 }) => p50)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
  };
}

async function sumCpu(nodes: AlmanacServer[]): Promise<number> {
  const usages = await Promise.all(nodes.map((node) => node.getUsage()));
  return usages.reduce((sum, { cpuMicroseconds }) => sum + cpuMicroseconds, 0);
}
