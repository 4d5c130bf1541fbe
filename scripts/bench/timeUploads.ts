import { addDays } from '../../server/series/periods.js';
import { startAlmanac } from './almanacServer.js';
import { Connection } from './connection.js';
import { createImportKey } from './createImportKey.js';
import { LivenessProbe } from './livenessProbe.js';
import { formatRequest } from './sample.js';
import type { TemporaryLibrary } from './temporaryLibrary.js';
import { timeRequest } from './timeRequest.js';

/** Uploads to one series, and what other requests took meanwhile. All times in milliseconds. */
export interface UploadTimes {
  /** Of each large file. */
  files: number[];
  /** Of a file with one row after them, and of a second one on the same day. */
  oneRow: number;
  sameDay: number;
  /** Of reads of one row that were not cached, and of answers to a liveness probe, until the last file was written. */
  reads: number[];
  waits: number[];
}

export const uploadedFiles = 10;
export const rowsPerFile = 100_000;
const dates = 1_000;
const firstDate = '2015-01-01';
const firstVintage = '2020-01-01';
const slug = 'bench-upload';
const maxLimit = 100_000;
const definition = 'country=US&category=production&unit=Index&frequency=daily';

/** Uploads ten files of 100,000 rows, all to one series, and then files of one row. */
export async function timeUploads({ url }: TemporaryLibrary): Promise<UploadTimes> {
  const key = await createImportKey(url);
  // Beforehand, because the probe would wait meanwhile.
  const csvs = Array.from({ length: uploadedFiles }, (_, number) => createFile(number));
  const almanac = await startAlmanac(url);
  const upload = (csv: string) => timeUpload(almanac.port, key, csv);
  const probe = await LivenessProbe.start(almanac.port);
  const connection = await Connection.open(almanac.port);
  const reads: number[] = [];
  let isRunning = true;
  const readMeanwhile = async () => {
    for (let count = 1; isRunning; count += 1) {
      const row = `/v1/indicators/observations?id=us-cpi-all-items&start=1975-01-01&end=1975-01-31&limit=${1 + (count % maxLimit)}`;
      reads.push(await timeRequest(connection, formatRequest(row, key)));
    }
  };
  try {
    const reading = readMeanwhile();
    const files: number[] = [];
    for (const csv of csvs) files.push(await upload(csv));
    isRunning = false;
    await reading;
    await probe.stop();
    const oneRow = await upload(`date,value\n${addDays(firstDate, dates)},1\n`);
    const sameDay = await upload(`date,value\n${addDays(firstDate, dates)},2\n`);
    return { files, oneRow, sameDay, reads, waits: probe.takeWaits() };
  } finally {
    isRunning = false;
    connection.close();
    await almanac.stop();
  }
}

/** Builds a file with vintages that revise all dates. */
function createFile(number: number): string {
  const vintages = rowsPerFile / dates;
  const lines = Array.from({ length: rowsPerFile }, (_, index) => {
    const vintage = number * vintages + Math.floor(index / dates);
    const value = (100 + vintage / 10 + (index % 7)).toFixed(1);
    return `${addDays(firstDate, index % dates)},${value},${addDays(firstVintage, vintage)}`;
  });
  return `date,value,vintage\n${lines.join('\n')}\n`;
}

async function timeUpload(port: number, key: string, csv: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/import/csv?slug=${slug}&${definition}`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'text/csv' },
    body: csv,
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`The upload has status ${response.status}: ${answer}`);
  return performance.now() - startedAt;
}
