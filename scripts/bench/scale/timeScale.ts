import { setTimeout as sleep } from 'node:timers/promises';
import { startAlmanac } from '../almanacServer.js';
import { readSeriesLists } from '../seriesLists.js';
import type { TemporaryLibrary } from '../temporaryLibrary.js';
import { buildLongCases } from './longCases.js';
import { type DownloadTime, timeDownload } from './timeDownload.js';
import { type ScaleCase, type ScaleTime, timePaths } from './timePaths.js';
import { buildWideCases } from './wideCases.js';
import { countRevisedSeries } from './writeLong.js';

/** What the server does with a large library. */
export interface ScaleTimes {
  name: 'wide' | 'long';
  startMs: number;
  /** Resident memory some seconds after the start, after all cases, and its maximum. */
  memory: { restingBytes: number; afterBytes: number; peakBytes: number };
  times: ScaleTime[];
  download?: DownloadTime;
}

/** The server does its common reads in this time, so that they do not count. */
const restMs = 6_000;

/** Starts the server on a library and sends requests of each kind, one after another. */
export async function timeScale(name: ScaleTimes['name'], library: TemporaryLibrary): Promise<ScaleTimes> {
  const cases = await buildCases(name, library.url);
  const server = await startAlmanac(library.url);
  try {
    await sleep(restMs);
    const resting = await server.getUsage();
    const download = name === 'long' ? { download: await timeDownload(server, library.key, library.path) } : {};
    const times: ScaleTime[] = [];
    for (const one of cases) times.push(await timePaths(server, library.key, one));
    const { rssBytes: afterBytes, peakBytes } = await server.getUsage();
    const memory = { restingBytes: resting.rssBytes, afterBytes, peakBytes };
    return { name, startMs: server.startMs, memory, times, ...download };
  } finally {
    await server.stop();
  }
}

async function buildCases(name: ScaleTimes['name'], url: string): Promise<ScaleCase[]> {
  if (name === 'wide') return buildWideCases(url, new Date().toISOString().slice(0, 10));
  return buildLongCases(await readSeriesLists(url), await countRevisedSeries(url));
}
