/** Loads a library, and kills itself before it commits the transaction of the given number: `killedLoader <database> <folder> <number>`. */
import { openDatabase } from '../../server/store/database.js';
import { loadInSlots } from './changingLibrary.js';

const [url = '', folder = '', last = ''] = process.argv.slice(2);
const db = openDatabase(url);
let commits = 0;
db.on('query', ({ sql }: { sql: string }) => {
  if (/^commit\b/i.test(sql)) commits += 1;
  if (commits === Number(last)) process.kill(process.pid, 'SIGKILL');
});
await loadInSlots(db, folder, { holder: 'killed process' });
await db.destroy();
