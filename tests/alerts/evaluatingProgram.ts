/**
 * Evaluates alert rules at an instant, and kills itself before a statement: `evaluatingProgram <database> <instant> <statement>`. With 0, it
 * is not killed.
 */
import { AlertEngine } from '../../server/alerts/alertEngine.js';
import { Metrics } from '../../server/metrics/metrics.js';
import { openDatabase } from '../../server/store/database.js';

const [url = '', instant = '', fatalStatement = ''] = process.argv.slice(2);
const db = openDatabase(url);
let statements = 0;
db.on('query', () => {
  statements += 1;
  if (statements === Number(fatalStatement)) process.kill(process.pid, 'SIGKILL');
});
const stopping = new AbortController().signal;
await new AlertEngine({ db, now: () => new Date(instant), stopping, metrics: new Metrics() }).run();
console.log(JSON.stringify({ statements }));
await db.destroy();
