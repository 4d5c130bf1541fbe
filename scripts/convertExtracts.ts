import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readExtractRows } from './convert/extractRows.js';
import { leftOut } from './convert/leftOut.js';
import { writeObservationsFile } from './convert/observationsFile.js';
import { type ReadExtract, seriesLines } from './convert/seriesLines.js';
import type { Extract, Source } from './convert/source.js';
import { areaWideModelSource } from './convert/sources/areaWideModel.js';
import { exchangeRateSource } from './convert/sources/exchangeRates.js';
import { fredSource } from './convert/sources/fred.js';
import { pennWorldTableSource } from './convert/sources/pennWorldTable.js';
import { treasuryYieldSource } from './convert/sources/treasuryYields.js';
import { verifyObservations } from './convert/verifyObservations.js';

const OUTPUT = join(import.meta.dirname, '../data/observations');

function readExtract(folder: string, extract: Extract): ReadExtract {
  const rows = readExtractRows(folder, extract.name, extract.vintage);
  return { extract, rows, vintageDates: [...new Set(rows.map((row) => row.vintage))].sort() };
}

/** Writes `data/observations/<source>.ndjson.gz`, reads it back, compares it with the extracts and says what it holds. */
function convert(source: Source, folder: string): void {
  const extracts = source.extracts.map((extract) => readExtract(folder, extract));
  const path = join(OUTPUT, `${source.name}.ndjson.gz`);
  writeObservationsFile(path, seriesLines(source, extracts));
  const { series, vintages, values } = verifyObservations(source, path, extracts);
  console.log(`${source.name}: ${series} series, ${vintages} vintages, ${values} values, all equal to the extract`);
}

function main(): void {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Usage: npx tsx scripts/convertExtracts.ts <folder with the extracts>');
  mkdirSync(OUTPUT, { recursive: true });
  const sources = [
    fredSource(folder),
    areaWideModelSource(),
    pennWorldTableSource(),
    exchangeRateSource(folder),
    treasuryYieldSource(),
  ];
  for (const source of sources) convert(source, folder);
  for (const [series, reason] of Object.entries(leftOut)) console.log(`left out ${series}: ${reason}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
