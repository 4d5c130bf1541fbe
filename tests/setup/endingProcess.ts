/**
 * Logs three lines with a secret, and a fourth at the end of an iteration of the event loop in which the process ends in the given
 * way: `endingProcess exit|throw|reject|wait`.
 */
import { readConfig } from '../../server/config.js';
import { IterationBatch } from '../../server/iterationBatch.js';
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
const logNumber = (number: number) => log.info({ number }, 'The secret is kX7-2pqLw9ZtRb4mV8.');
const batch = new IterationBatch(logNumber);
for (const number of [1, 2, 3]) logNumber(number);
setImmediate(() => {
  batch.add(4);
  endings[process.argv[2] ?? '']?.();
});
