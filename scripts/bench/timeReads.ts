import Sqlite from 'better-sqlite3';
import { addDays } from '../../server/series/periods.js';
import { type AlmanacServer, startAlmanac } from './almanacServer.js';
import { firstDate, longRows, longSlug, writeLongSeries } from './longSeries.js';
import { median } from './quantile.js';

/** A read of a synthetic series of 200,000 rows, and how often a round repeats it. */
interface ReadCase {
  title: string;
  rows: number;
  repeats: number;
  /** A path that has not been requested before, so that the response is not cached. */
  path(number: number): string;
}

/** Medians of several rounds. The CPU time of SQLite for the same rows as CSV is the lower bound. */
export interface ReadTime {
  title: string;
  bytes: number;
  milliseconds: number;
  cpuMs: number;
  /** CPU time relative to that of SQLite alone in the same round. */
  ratio: number;
}

export interface ReadTimes {
  reads: ReadTime[];
  restingBytes: number;
  peakBytes: number;
  writeSeconds: number;
}

const observations = `/v1/indicators/observations?id=${longSlug}`;
const maxRows = 100_000;

const cases: readonly ReadCase[] = [
  { title: 'one row as JSON', rows: 1, repeats: 100, path: (number) => buildWindowPath(1, number) },
  { title: '620 rows as JSON', rows: 620, repeats: 50, path: (number) => buildWindowPath(620, number) },
  {
    title: 'a page of 100,000 rows as JSON',
    rows: maxRows,
    repeats: 1,
    path: (number) => `${observations}&limit=${maxRows}&start=${addDays(firstDate, number)}`,
  },
  {
    title: 'download of 200,000 rows as CSV',
    rows: longRows,
    repeats: 1,
    path: () => `/api/indicators/${longSlug}/download`,
  },
];

/** A limit above the number of rows changes the request but not the response. */
function buildWindowPath(rows: number, number: number): string {
  return `${observations}&start=${firstDate}&end=${addDays(firstDate, rows - 1)}&limit=${rows + number}`;
}

/** Reads a synthetic series of 200,000 rows from a newly started server, uncached, one request after another. */
export async function timeReads(url: string, key: string, rounds: number): Promise<ReadTimes> {
  const { seriesId, seconds: writeSeconds } = await writeLongSeries(url);
  const almanac = await startAlmanac(url);
  const database = new Sqlite(url.slice('sqlite:'.length), { readonly: true });
  try {
    const resting = await almanac.getUsage();
    const reads: ReadTime[] = [];
    for (const readCase of cases) {
      const timeEngine = () => timeEngineRead(database, seriesId, readCase);
      reads.push(await timeCase(almanac, key, readCase, { rounds, timeEngine }));
    }
    const { peakBytes } = await almanac.getUsage();
    return { reads, restingBytes: resting.rssBytes, peakBytes, writeSeconds };
  } finally {
    database.close();
    await almanac.stop();
  }
}

/** Measures one case in rounds after a warm-up round. */
async function timeCase(
  { getUsage, port }: AlmanacServer,
  key: string,
  { title, repeats, path }: ReadCase,
  { rounds, timeEngine }: { rounds: number; timeEngine: () => number },
): Promise<ReadTime> {
  const wall: number[] = [];
  const cpu: number[] = [];
  const ratios: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const before = await getUsage();
    const startedAt = performance.now();
    for (let count = 0; count < repeats; count += 1) bytes = await readBytes(port, key, path(round * repeats + count));
    wall.push((performance.now() - startedAt) / repeats);
    cpu.push(((await getUsage()).cpuMicroseconds - before.cpuMicroseconds) / 1000 / repeats);
    ratios.push((cpu.at(-1) ?? Number.NaN) / timeEngine());
  }
  const [milliseconds, cpuMs, ratio] = [wall, cpu, ratios].map((times) => median(times.slice(1)));
  return { title, bytes, milliseconds: milliseconds ?? 0, cpuMs: cpuMs ?? 0, ratio: ratio ?? 0 };
}

async function readBytes(port: number, key: string, path: string): Promise<number> {
  const headers = { 'X-API-Key': key, 'Accept-Encoding': 'identity' };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (response.status !== 200) throw new Error(`${path} returned status ${response.status}.`);
  return (await response.arrayBuffer()).byteLength;
}

/** Returns the CPU milliseconds that SQLite alone needs to produce CSV of the same rows. */
function timeEngineRead(database: Sqlite.Database, seriesId: number, { rows, repeats }: ReadCase): number {
  const record = `date(date * 86400, 'unixepoch') || ',' || value || ',' || iif(revision > 0, 'true', 'false')`;
  const statement = database.prepare(`select group_concat(${record}, char(13, 10)) as text from
    (select * from observations where series_id = ? and realtime_end = 2932896 order by date limit ?)`);
  const before = process.cpuUsage();
  for (let count = 0; count < repeats; count += 1) statement.get(seriesId, rows);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / repeats;
}
