import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertOfficialDates, formatOfficialDates } from './convert/officialDates.js';

const dataFolder = join(import.meta.dirname, '../data');

/** Writes `data/sources/official-dates.json` from the lists of release dates in a folder, and prints its counts. */
function main(): void {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Usage: npx tsx scripts/convertOfficialDates.ts <folder with the lists>');
  const { releases, excludedRows } = convertOfficialDates(folder, dataFolder);
  writeFileSync(join(dataFolder, 'sources', 'official-dates.json'), formatOfficialDates(releases));
  for (const [release, { dates }] of Object.entries(releases)) console.log(`${release}: ${dates.length} dates`);
  console.log(`${excludedRows} rows excluded: not from the schedule of the agency, or of a release without series`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
