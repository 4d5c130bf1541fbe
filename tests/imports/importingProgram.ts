/**
 * Imports series of the BLS into a database, and prints the outcome of each on a line. Kills itself after the values of a sixth
 * series are written but not its vintage: `importingProgram <database> <base URL of the BLS> <id>…`.
 */
import { importSeries } from '../../server/imports/importSeries.js';
import { openDatabase } from '../../server/store/database.js';
import { createImportRequests } from './manySeries.js';
import { openImports, runCloned } from './openImports.js';

const [url = '', bls = '', ...ids] = process.argv.slice(2);
const db = openDatabase(url);
let vintageInserts = 0;
db.on('query', ({ sql }: { sql: string }) => {
  if (/insert into .vintages/.test(sql)) vintageInserts += 1;
  if (vintageInserts === 6) process.kill(process.pid, 'SIGKILL');
});
const { context } = openImports(db, { bls });
for await (const { outcome } of importSeries(context, createImportRequests(ids), { run: runCloned })) {
  process.stdout.write(`${outcome}\n`);
}
await db.destroy();
