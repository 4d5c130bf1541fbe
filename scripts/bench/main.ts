import { type AlmanacServer, buildServer, startAlmanac } from './almanacServer.js';
import { caseNames } from './cases.js';
import { compareCases } from './compareCases.js';
import { findPythonProblem } from './comparedServers.js';
import { namedParts, type Options, readOptions, UsageError } from './options.js';
import {
  reportAlerts,
  reportDatabase,
  reportDecisions,
  reportFairness,
  reportImport,
  reportLabs,
  reportLimits,
  reportMachine,
  reportNodes,
  reportReads,
  reportRefresh,
  reportSearches,
  reportStarts,
  reportStatistics,
  reportUploads,
  reportWebhooks,
} from './report.js';
import { reportComparisons } from './reportComparisons.js';
import { reportMixed, reportScale } from './scale/reportScale.js';
import { runMixedLoad } from './scale/runMixedLoad.js';
import { prepareScaleLibrary, scaleNames } from './scale/scaleLibraries.js';
import { timeScale } from './scale/timeScale.js';
import { createTemporaryLibrary, type TemporaryLibrary } from './temporaryLibrary.js';
import { timeAlerts } from './timeAlerts.js';
import { timeDecisions } from './timeDecisions.js';
import { timeFairness } from './timeFairness.js';
import { timeImport } from './timeImport.js';
import { timeLabs } from './timeLabs.js';
import { timeLimits } from './timeLimits.js';
import { timeNodes } from './timeNodes.js';
import { timeReads } from './timeReads.js';
import { timeRefresh } from './timeRefresh.js';
import { timeSearches } from './timeSearches.js';
import { timeStarts } from './timeStarts.js';
import { timeStatistics } from './timeStatistics.js';
import { timeUploads } from './timeUploads.js';
import { timeWebhooks } from './timeWebhooks.js';

/** Measures the real server in child processes on a temporary database, and prints the results. */
async function main(options: Options): Promise<void> {
  print(`${reportMachine()}; ${options.rounds} rounds of ${options.seconds} s`);
  if (options.parts.has('statistics')) {
    print(reportStatistics(await timeStatistics()));
    if (options.parts.size === 1) return;
  }
  if (options.parts.has('databases')) {
    for (const name of scaleNames) print(await prepareScaleLibrary(options.folder, name, print));
    if (options.parts.size === 1) return;
  }
  if (options.parts.has('alerts')) {
    print(reportAlerts(await timeAlerts()));
    print(reportWebhooks(await timeWebhooks()));
    if (options.parts.size === 1) return;
  }
  buildServer();
  if (options.parts.has('scale')) for (const name of ['wide', 'long'] as const) await measureScale(name, options);
  if (options.parts.has('mixed')) await measureMixedLoad(options);
  if (options.parts.has('nodes')) print(reportNodes(await timeNodes(options.seconds)));
  if ([...options.parts].every((part) => namedParts.includes(part))) return;
  if (options.parts.has('start')) print(reportStarts(await timeStarts()));
  const library = await createTemporaryLibrary(await prepareScaleLibrary(options.folder, 'base', print));
  try {
    print(reportDatabase(library));
    await measureServer(library, options);
    if (options.parts.has('decisions')) {
      print(reportDecisions(await timeDecisions(library.url, library.key)));
      print(reportLimits(await timeLimits(library.url, library.key)));
    }
    if (options.parts.has('fairness')) print(reportFairness(await timeFairness(library.url, options.rounds)));
    if (options.parts.has('import')) print(reportImport(await timeImport()));
    if (options.parts.has('refresh')) print(reportRefresh(await timeRefresh(library.url)));
    if (options.parts.has('uploads')) print(reportUploads(await timeUploads(library)));
    // Last, because it adds a series to the library.
    if (options.parts.has('reads')) print(reportReads(await timeReads(library.url, library.key, options.rounds)));
  } finally {
    library.remove();
  }
}

async function measureScale(name: 'wide' | 'long', { folder }: Options): Promise<void> {
  const library = await createTemporaryLibrary(await prepareScaleLibrary(folder, name, print));
  try {
    print(reportScale(await timeScale(name, library)));
  } finally {
    library.remove();
  }
}

async function measureMixedLoad({ folder, minutes }: Options): Promise<void> {
  const library = await createTemporaryLibrary(await prepareScaleLibrary(folder, 'wide', print));
  try {
    console.log(
      'Mixed load on the wide library: reads over eight connections, an import each minute. Times in ms. liveness: the longest wait for /api/health/live. loop: the longest delay of the event loop. run: the most processor time of the main thread between two timers',
    );
    console.log(reportMixed());
    await runMixedLoad(library, minutes, (interval) => console.log(reportMixed(interval)));
  } finally {
    library.remove();
  }
}

async function measureServer(library: TemporaryLibrary, options: Options): Promise<void> {
  const almanac = await startAlmanac(library.url);
  try {
    if (options.parts.has('searches')) {
      print(reportSearches(await timeSearches(almanac.port, library.key, options.rounds)));
    }
    if (options.parts.has('labs')) print(reportLabs(await timeLabs(almanac.port, library.keys)));
    if (caseNames.some((name) => options.parts.has(name))) await compare(almanac, library, options);
  } finally {
    await almanac.stop();
  }
}

async function compare(almanac: AlmanacServer, library: TemporaryLibrary, options: Options): Promise<void> {
  const problem = findPythonProblem();
  if (problem !== undefined) print(problem);
  const comparisons = await compareCases(almanac, library, { ...options, hasPython: problem === undefined });
  print(reportComparisons(comparisons));
}

function print(text: string): void {
  console.log(`${text}\n`);
}

try {
  await main(readOptions());
} catch (failure) {
  console.error(failure instanceof UsageError ? failure.message : failure);
  process.exitCode = 1;
}
