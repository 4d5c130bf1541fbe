/** Queues and sends all webhooks that are due at an instant: `sendingProgram <database> <instant>`. */
import { openDatabase } from '../../server/store/database.js';
import { openSender } from './openSender.js';

const [url = '', instant = ''] = process.argv.slice(2);
const db = openDatabase(url);
await openSender(db, { now: new Date(instant) }).sender.runDue();
await db.destroy();
