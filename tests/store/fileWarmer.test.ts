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

/** Waits until a number of bytes of a file has been read. */
function waitForBytes(file: FileHandle, count: number): Promise<void> {
  const read = file.read.bind(file);
  let bytes = 0;
  return new Promise((resolve) => {
    jest.spyOn(file, 'read').mockImplementation(async (...parameters: unknown[]) => {
      const result = await read(...(parameters as Parameters<typeof read>));
      bytes += result.bytesRead;
      if (bytes >= count) resolve();
      return result;
    });
  });
}

it('reads the whole file of a SQLite database again and again, so that the system has it in memory', async () => {
  const file = await open(path);
  const bytes = waitForBytes(file, 3 * fileBytes);
  const warmer = new FileWarmer(file, log, () => 0);
  await bytes;
  await warmer.close();
  expect(warnings).toEqual([]);
});

it('warns once of a failure that lasts, and tries again', async () => {
  const file = await open(path);
  const bytes = waitForBytes(file, fileBytes);
  const failure = Object.assign(new Error('EIO: i/o error, fstat'), { code: 'EIO' });
  jest.spyOn(file, 'stat').mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const warmer = new FileWarmer(file, log, () => 0);
  await bytes;
  await warmer.close();
  expect(warnings).toEqual([expect.stringContaining('Check the disk.')]);
});

it('can be closed during a pause', async () => {
  const file = await open(path);
  let warmer: FileWarmer | undefined;
  const paused = new Promise<void>((resolve) => {
    // The test would end without success long before the pause does.
    const computePause = () => {
      setImmediate(resolve);
      return 86_400_000;
    };
    warmer = new FileWarmer(file, log, computePause);
  });
  await paused;
  await warmer?.close();
});

it.each([
  { title: 'does not read a file that is larger than a quarter of the memory', memory: 4 * fileBytes - 4, reads: 0 },
  { title: 'reads a file of exactly a quarter of the memory', memory: 4 * fileBytes, reads: 1 },
  { title: 'reads a file if the system has no limit', memory: 0, reads: 1 },
])('$title', async ({ memory, reads }) => {
  jest.spyOn(process, 'constrainedMemory').mockReturnValue(memory);
  const file = await open(path);
  const stat = jest.spyOn(file, 'stat');
  const read = jest.spyOn(file, 'read');
  const warmer = new FileWarmer(file, log);
  await stat.mock.results[0]?.value;
  expect(read).toHaveBeenCalledTimes(reads);
  await warmer.close();
});

it('waits 20 times as long as a pass takes, and at least 30 seconds', () => {
  expect([0, 1_500, 1_600, 10_000].map(computePauseMs)).toEqual([30_000, 30_000, 32_000, 200_000]);
});

it('opens the file of a SQLite database', async () => {
  const warmer = await openFileWarmer(`sqlite:${path}`, log);
  expect(warmer).toBeInstanceOf(FileWarmer);
  await warmer?.close();
});

it('warns of a file that cannot be opened, and lets the server start', async () => {
  expect(await openFileWarmer(`sqlite:${join(folder, 'none.db')}`, log)).toBeUndefined();
  expect(warnings).toEqual([expect.stringContaining('Check the rights of the file.')]);
});

it('leaves databases without a file alone', async () => {
  for (const url of ['sqlite::memory:', 'postgres://almanac@localhost/almanac'])
    expect(await openFileWarmer(url, log)).toBeUndefined();
});
