import { execFileSync } from 'node:child_process';
import { Connection } from '../connection.js';
import { LivenessProbe } from '../livenessProbe.js';
import type { MeasuredServer } from '../measuredServer.js';
import { formatRequest } from '../sample.js';
import { timeRequest } from '../timeRequest.js';
import { millionSlug } from './writeLong.js';

/** A download of a million rows, beside `sqlite3 -csv` for the same values. */
export interface DownloadTime {
  megabytesPerSecond: number;
  /** Undefined if there is no sqlite3. */
  sqliteMegabytesPerSecond: number | undefined;
  restingBytes: number;
  maxBytes: number;
  /** Milliseconds of answers to a liveness probe, and of reads of one row, during the download. */
  waits: number[];
  reads: number[];
}

const sql = `select date(o.date * 86400, 'unixepoch') as date, o.value, iif(o.revision > 0, 'true', 'false') as revised
  from observations o where o.series_id = (select s.id from series s join indicators i on i.id = s.indicator_id where i.slug = '${millionSlug}')
  and o.realtime_end = 2932896 order by o.date`;
const maxOutputBytes = 1e9;

export async function timeDownload(server: MeasuredServer, key: string, path: string): Promise<DownloadTime> {
  const sqliteMegabytesPerSecond = timeSqlite(path);
  const resting = await server.getUsage();
  const probe = await LivenessProbe.start(server.port);
  const connection = await Connection.open(server.port);
  const reads: number[] = [];
  let maxBytes = 0;
  let isRunning = true;
  const readMeanwhile = async () => {
    for (let count = 1; isRunning; count += 1) {
      const row = `/v1/indicators/observations?id=us-cpi-all-items&start=1975-01-01&end=1975-01-31&limit=${count}`;
      reads.push(await timeRequest(connection, formatRequest(row, key)));
      maxBytes = Math.max(maxBytes, (await server.getUsage()).rssBytes);
    }
  };
  const reading = readMeanwhile();
  const megabytesPerSecond = await download(server.port, key);
  isRunning = false;
  await reading;
  await probe.stop();
  connection.close();
  const waits = probe.takeWaits();
  return { megabytesPerSecond, sqliteMegabytesPerSecond, restingBytes: resting.rssBytes, maxBytes, waits, reads };
}

async function download(port: number, key: string): Promise<number> {
  const headers = { 'X-API-Key': key, 'Accept-Encoding': 'identity' };
  const startedAt = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/indicators/${millionSlug}/download`, { headers });
  if (response.status !== 200 || response.body === null) throw new Error(`The download has status ${response.status}.`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += (chunk as Uint8Array).byteLength;
  return bytes / 1e3 / (performance.now() - startedAt);
}

function timeSqlite(path: string): number | undefined {
  const startedAt = performance.now();
  try {
    const output = execFileSync('sqlite3', ['-readonly', '-csv', '-header', path, sql], { maxBuffer: maxOutputBytes });
    return output.byteLength / 1e3 / (performance.now() - startedAt);
  } catch {
    return undefined;
  }
}
