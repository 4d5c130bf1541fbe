import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { computePauseMs, FileWarmer, openFileWarmer } from '../../server/store/fileWarmer.js';

const fileBytes = 2_500_000;
const folder = mkdtempSync(join(tmpdir(), 'almanac-warmer-'));
const path = join(folder, 'almanac.db');
const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) });

beforeAll(() => writeFileSync(path, Buffer.alloc(fileBytes)));
afterEach(() => {
  jest.restoreAllMocks();
  warnings.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Counts what is read from a file until a read finds its end. */
function countBytes(file: FileHandle): Promise<number> {
  const read = file.read.bind(file);
  let bytes = 0;
  return new Promise((resolve) => {
    jest.spyOn(file, 'read').mockImplementation(async (...parameters: unknown[]) => {
      const result = await read(...(parameters as Parameters<typeof read>));
      bytes += result.bytesRead;
      if (result.bytesRead === 0) resolve(bytes);
      return result;
    });
  });
}

it('reads the whole file of a SQLite database, so that the system has it in memory', async () => {
  const file = await open(path);
  const bytes = countBytes(file);
  const warmer = new FileWarmer(file, log);
  expect(await bytes).toBe(fileBytes);
  await warmer.close();
  expect(warnings).toEqual([]);
});

it.each([
  { memory: 4 * fileBytes - 4, isRead: false },
  { memory: 4 * fileBytes, isRead: true },
])('reads a file of 2.5 MB with a limit of $memory bytes of memory: $isRead', async ({ memory, isRead }) => {
  jest.spyOn(process, 'constrainedMemory').mockReturnValue(memory);
  const file = await open(path);
  const stat = jest.spyOn(file, 'stat');
  const read = jest.spyOn(file, 'read');
  const warmer = new FileWarmer(file, log);
  await stat.mock.results[0]?.value;
  expect(read.mock.calls.length > 0).toBe(isRead);
  await warmer.close();
});

it('waits 20 times as long as a reading takes, and at least 30 seconds', () => {
  expect([0, 1_500, 1_600, 10_000].map(computePauseMs)).toEqual([30_000, 30_000, 32_000, 200_000]);
});

it('warns of a failure, and can still be closed', async () => {
  const file = await open(path);
  const failure = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
  const failed = new Promise<void>((resolve) => {
    jest.spyOn(file, 'read').mockImplementation(async () => {
      resolve();
      throw failure;
    });
  });
  const warmer = new FileWarmer(file, log);
  await failed;
  await new Promise(setImmediate);
  expect(warnings).toEqual([expect.stringContaining('Check the disk.')]);
  await warmer.close();
});

it('leaves databases without a file alone', async () => {
  for (const url of ['sqlite::memory:', 'postgres://almanac@localhost/almanac'])
    expect(await openFileWarmer(url, log)).toBeUndefined();
});
