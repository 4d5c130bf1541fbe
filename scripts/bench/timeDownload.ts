import Sqlite from 'better-sqlite3';
import { startAlmanac } from './almanacServer.js';
import { longSlug, writeLongSeries } from './longSeries.js';
import { median } from './quantile.js';

/** Medians of several bulk downloads. The CPU time of SQLite for the same rows as CSV is the lower bound. */
export interface DownloadTimes {
  bytes: number;
  seconds: number;
  cpuSeconds: number;
  engineCpuSeconds: number;
  restingBytes: number;
  peakBytes: number;
  writeSeconds: number;
}

/** Downloads a synthetic series of 200,000 rows as CSV from a newly started server. */
export async function timeDownload(url: string, key: string, rounds: number): Promise<DownloadTimes> {
  const { seriesId, seconds: writeSeconds } = await writeLongSeries(url);
  const { child, port } = await startAlmanac(url);
  try {
    const resting = await child.getUsage();
    const wall: number[] = [];
    const cpu: number[] = [];
    const engine: number[] = [];
    let bytes = 0;
    for (let round = 0; round <= rounds; round += 1) {
      engine.push(timeEngine(url, seriesId));
      const before = await child.getUsage();
      const startedAt = performance.now();
      bytes = await download(port, key);
      wall.push((performance.now() - startedAt) / 1000);
      cpu.push(((await child.getUsage()).cpuMicroseconds - before.cpuMicroseconds) / 1e6);
    }
    const computeMedian = (times: number[]): number => median(times.slice(1));
    const { peakBytes } = await child.getUsage();
    return {
      bytes,
      seconds: computeMedian(wall),
      cpuSeconds: computeMedian(cpu),
      engineCpuSeconds: computeMedian(engine),
      restingBytes: resting.rssBytes,
      peakBytes,
      writeSeconds,
    };
  } finally {
    await child.stop();
  }
}

async function download(port: number, key: string): Promise<number> {
  const url = `http://127.0.0.1:${port}/api/indicators/${longSlug}/download`;
  const response = await fetch(url, { headers: { 'X-API-Key': key, 'Accept-Encoding': 'identity' } });
  if (response.status !== 200 || response.body === null)
    throw new Error(`The download returned status ${response.status}.`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

/** Returns the CPU seconds that SQLite alone needs to produce CSV of the same rows. */
function timeEngine(url: string, seriesId: number): number {
  const database = new Sqlite(url.slice('sqlite:'.length), { readonly: true });
  const record = `date(date * 86400, 'unixepoch') || ',' || value || ',' || iif(revision > 0, 'true', 'false')`;
  const statement = database.prepare(`select group_concat(${record}, char(13, 10)) as text from
    (select * from observations where series_id = ? and realtime_end = 2932896 order by date)`);
  const before = process.cpuUsage();
  statement.get(seriesId);
  const { user, system } = process.cpuUsage(before);
  database.close();
  return (user + system) / 1e6;
}
