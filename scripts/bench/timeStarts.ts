import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AlmanacServer, startAlmanac } from './almanacServer.js';
import type { Usage } from './childServer.js';

/** A start of the server, and its use of memory when the library is loaded. */
export interface StartTime {
  title: string;
  firstResponseMs: number;
  loadedMs: number;
  usage: Usage;
}

const pollIntervalMs = 100;

/** Starts the server on an empty database, which loads the library, and again on the loaded one. */
export async function timeStarts(): Promise<StartTime[]> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-start-'));
  const url = `sqlite:${join(folder, 'almanac.db')}`;
  try {
    return [await timeStart('first start, with loading the library', url), await timeStart('later start', url)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(title: string, url: string): Promise<StartTime> {
  const startedAt = performance.now();
  const almanac = await startAlmanac(url);
  try {
    while (!(await isLoaded(almanac))) await sleep(pollIntervalMs);
    const loadedMs = performance.now() - startedAt;
    return { title, firstResponseMs: almanac.startMs, loadedMs, usage: await almanac.getUsage() };
  } finally {
    await almanac.stop();
  }
}

async function isLoaded({ port }: AlmanacServer): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`);
  const { library } = (await response.json()) as { library?: { state: string } };
  return library?.state === 'ready';
}
