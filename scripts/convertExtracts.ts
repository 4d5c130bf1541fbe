import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSeriesLines, type ReadExtract } from './convert/buildSeriesLines.js';
import { excludedSeries } from './convert/excludedSeries.js';
import { readExtractRows } from './convert/extractRows.js';
import { writeObservationsFile } from './convert/observationsFile.js';
import type { Extract, Source } from './convert/source.js';
import { createAreaWideModelSource } from './convert/sources/areaWideModel.js';
import { createConsumerPricesDetailSource } from './convert/sources/consumerPricesDetail.js';
import { createEuroAreaYieldCurveSource } from './convert/sources/euroAreaYieldCurves.js';
import { createExchangeRateSource } from './convert/sources/exchangeRates.js';
import { createFredSource } from './convert/sources/fred.js';
import { createPennWorldTableSource } from './convert/sources/pennWorldTable.js';
import { createRealTimeDataSetSource } from './convert/sources/realTimeDataSet.js';
import { createTreasuryYieldSource } from './convert/sources/treasuryYields.js';
import { createWeeklyAndDailySource } from './convert/sources/weeklyAndDaily.js';
import { verifyObservations } from './convert/verifyObservations.js';
import { withdrawnValues } from './convert/withdrawnValues.js';

const outputFolder = join(import.meta.dirname, '../data/observations');

function readExtract(folder: string, extract: Extract): ReadExtract {
  const rows = readExtractRows(folder, extract.name, extract.vintage);
  return { extract, rows, vintageDates: [...new Set(rows.map((row) => row.vintage))].sort() };
}

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
  const sources = [
    createFredSource(folder),
    createAreaWideModelSource(),
    createPennWorldTableSource(),
    createExchangeRateSource(folder),
    createTreasuryYieldSource(),
    createRealTimeDataSetSource(folder),
    createWeeklyAndDailySource(folder),
    createConsumerPricesDetailSource(folder),
    createEuroAreaYieldCurveSource(),
  ];
  for (const source of sources) convert(source, folder);
  for (const [series, reason] of Object.entries(excludedSeries)) console.log(`excluded ${series}: ${reason}`);
  for (const { series, vintage, before, reason } of withdrawnValues)
    console.log(`excluded ${series} before ${before} in ${vintage}: ${reason}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
