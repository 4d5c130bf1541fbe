import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSeriesLines } from './convert/buildSeriesLines.js';
import { excludedSeries } from './convert/excludedSeries.js';
import { writeObservationsFile } from './convert/observationsFile.js';
import { readExtract } from './convert/readExtract.js';
import type { Source } from './convert/source.js';
import { createSources } from './convert/sources/index.js';
import { verifyObservations } from './convert/verifyObservations.js';
import { withdrawnValues } from './convert/withdrawnValues.js';

const outputFolder = join(import.meta.dirname, '../data/observations');

/** Writes `data/observations/<source>.ndjson.gz`, reads it back, compares it with the extracts and prints its counts. */
function convert(source: Source, folder: string): void {
  const extracts = source.extracts.map((extract) => readExtract(folder, extract));
  const path = join(outputFolder, `${source.name}.ndjson.gz`);
  writeObservationsFile(path, buildSeriesLines(source, extracts));
  const { series, vintages, values } = verifyObservations(source, path, extracts);
  console.log(`${source.name}: ${series} series, ${vintages} vintages, ${values} values, all equal to the extract`);
}

function main(): void {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Usage: npx tsx scripts/convertExtracts.ts <folder with the extracts>');
  mkdirSync(outputFolder, { recursive: true });
  for (const source of createSources(folder)) convert(source, folder);
  for (const [series, reason] of Object.entries(excludedSeries)) console.log(`excluded ${series}: ${reason}`);
  for (const { series, vintage = 'all vintages', since = 'the start', before, reason } of withdrawnValues)
    console.log(`excluded ${series} from ${since} until before ${before} in ${vintage}: ${reason}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
