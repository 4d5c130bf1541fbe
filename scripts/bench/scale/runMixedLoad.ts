import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '../../../server/series/periods.js';
import { type AlmanacServer, startAlmanac } from '../almanacServer.js';
import { Connection } from '../connection.js';
import { createImportKey } from '../createImportKey.js';
import { LivenessProbe } from '../livenessProbe.js';
import { formatRequest } from '../sample.js';
import { readSeriesLists } from '../seriesLists.js';
import type { TemporaryLibrary } from '../temporaryLibrary.js';
import { timeRequest } from '../timeRequest.js';
import { createRandom } from './createRandom.js';
import { createMixedPaths } from './mixedPaths.js';

/** What happened in an interval of the load. Times in milliseconds. */
export interface MixedInterval {
  seconds: number;
  requests: number;
  /** Share of the requests that were answered from memory. */
  hitRate: number;
  times: number[];
  waits: number[];
  /** The longest time for which the event loop of the server was held up. It includes waits for a processor or the disk. */
  loopDelay: number;
  /** The most processor time that the main thread used between two timers. Null if Node cannot tell. */
  longestRun: number | null;
  imports: number[];
  rssBytes: number;
}

/** A server under load, and what was measured since the last interval. */
interface Load {
  server: AlmanacServer;
  secret: string;
  endsAt: number;
  times: number[];
  imports: number[];
}

const intervalMs = 30_000;
const importPauseMs = 60_000;
const connections = 8;
const pauseMs = 5;
const uploadedSlug = 'bench-uploaded-series';
const uploadedDays = 1_000;

/** Sends reads of many kinds over eight connections, with an import each minute. Calls `report` for each 30 seconds. */
export async function runMixedLoad(
  library: TemporaryLibrary,
  minutes: number,
  report: (interval: MixedInterval) => void,
): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  const importKey = await createImportKey(library.url);
  const lists = await readSeriesLists(library.url);
  const server = await startAlmanac(library.url, { CRON_SECRET: secret });
  try {
    await upload(server.port, importKey, 0);
    const load: Load = { server, secret, endsAt: performance.now() + minutes * 60_000, times: [], imports: [] };
    const nextPath = createMixedPaths(lists, uploadedSlug, createRandom(4));
    const readers = Array.from({ length: connections }, () => repeatReads(load, library.key, nextPath));
    await Promise.all([...readers, repeatImports(load, importKey), reportIntervals(load, report)]);
  } finally {
    await server.stop();
  }
}

async function repeatReads(load: Load, key: string, nextPath: () => string): Promise<void> {
  const connection = await Connection.open(load.server.port);
  while (performance.now() < load.endsAt) {
    load.times.push(await timeRequest(connection, formatRequest(nextPath(), key)));
    await sleep(pauseMs);
  }
  connection.close();
}

async function repeatImports(load: Load, key: string): Promise<void> {
  for (let count = 1; performance.now() + importPauseMs < load.endsAt; count += 1) {
    await sleep(importPauseMs);
    const startedAt = performance.now();
    await upload(load.server.port, key, count);
    load.imports.push(performance.now() - startedAt);
  }
}

/** Uploads a daily series whose last values differ from those of the upload before. */
async function upload(port: number, key: string, count: number): Promise<void> {
  const rows = Array.from({ length: uploadedDays }, (_, index) => {
    const value = index < uploadedDays - 10 ? index : index + count / 100;
    return `${addDays('2023-01-02', index)},${value}`;
  });
  const definition = 'country=US&category=prices&unit=Percent&frequency=daily&name=Bench%20uploaded%20series';
  const response = await fetch(`http://127.0.0.1:${port}/api/import/csv?slug=${uploadedSlug}&${definition}`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'text/csv' },
    body: ['date,value', ...rows].join('\n'),
  });
  if (!response.ok) throw new Error(`An import failed: ${await response.text()}`);
}

async function reportIntervals(load: Load, report: (interval: MixedInterval) => void): Promise<void> {
  const probe = await LivenessProbe.start(load.server.port);
  const startedAt = performance.now();
  await load.server.takeLongestRun();
  for (let before = await readMetrics(load); performance.now() < load.endsAt; ) {
    await sleep(Math.min(intervalMs, load.endsAt - performance.now()));
    const after = await readMetrics(load);
    const { rssBytes } = await load.server.getUsage();
    const { times, imports } = load;
    Object.assign(load, { times: [], imports: [] });
    const hitRate = (after.hits - before.hits) / times.length;
    const seconds = (performance.now() - startedAt) / 1000;
    const { loopDelay } = after;
    const longestRun = await load.server.takeLongestRun();
    const waits = probe.takeWaits();
    report({ seconds, requests: times.length, hitRate, times, waits, loopDelay, longestRun, imports, rssBytes });
    before = after;
  }
  await probe.stop();
}

/** Reads how many requests were answered from memory, and the longest delay of the event loop since the last call. */
async function readMetrics({ server, secret }: Load): Promise<{ hits: number; loopDelay: number }> {
  const headers = { Authorization: `Bearer ${secret}` };
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`, { headers })).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    hits: read('almanac_answers_from_memory_total'),
    loopDelay: read('nodejs_eventloop_lag_max_seconds') * 1000,
  };
}
