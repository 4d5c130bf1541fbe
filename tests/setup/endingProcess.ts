/** Logs three lines with a secret, and then ends in the given way: `endingProcess exit|throw|reject|wait`. */
import { readConfig } from '../../server/config.js';
import { createLog } from '../../server/log.js';

const log = createLog(readConfig({ CRON_SECRET: 'kX7-2pqLw9ZtRb4mV8' }));
const endings: Record<string, () => void> = {
  exit: () => process.exit(3),
  throw: () => {
    throw new Error('uncaught');
  },
  reject: () => void Promise.reject(new Error('unhandled')),
  wait: () => setTimeout(() => undefined, 60_000),
};
for (const number of [1, 2, 3]) log.info({ number }, 'The secret is kX7-2pqLw9ZtRb4mV8.');
setImmediate(() => endings[process.argv[2] ?? '']?.());
