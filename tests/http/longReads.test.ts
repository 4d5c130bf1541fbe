import { createAllCredentials } from '../support/allCredentials.js';
import { operations } from '../support/contractInputs.js';
import { fillAccount, fillLargeDatabase } from '../support/largeDatabase.js';
import { type MeasuredServer, startMeasuredServer } from '../support/measuredServer.js';
import { measureSlowness } from '../support/measureSlowness.js';
import { worstReads } from '../support/worstReads.js';

/** On the machine of `measureSlowness`. */
const maxTurnMs = 50;
/** A turn can be long by chance, while the machine is busy or the server collects garbage. A long turn counts if it repeats. */
const attempts = 3;

let server: MeasuredServer;
let credentials: Record<string, Record<string, string>>;
let accountId: string;
beforeAll(async () => {
  server = await startMeasuredServer(async (db) => {
    await fillLargeDatabase(db);
    credentials = await createAllCredentials(db, new Date());
    accountId = (await db('sessions').first('account_id')).account_id;
    await fillAccount(db, accountId);
  });
}, 120_000);
afterAll(() => server.stop());

/** Sends a request. No cache has a response to an attempt, because a digit of the target differs. */
function send({ id, target }: (typeof worstReads)[number], attempt: number) {
  const operation = operations.find((one) => one.id === id);
  const varied = target.replaceAll('#', String(9 - attempt)).replace('{account}', accountId);
  return server.send({ method: 'GET', target: varied, headers: credentials[operation?.credentials[0] ?? ''] ?? {} });
}

it('other requests run during the most expensive reads: none takes over 50 ms of the event loop at once', async () => {
  const problems: string[] = [];
  const durations: Record<string, number> = {};
  for (const read of worstReads) {
    const name = `${read.id}: ${read.what}`;
    let shortest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < attempts && shortest > maxTurnMs; attempt++) {
      const response = await send(read, attempt);
      if (response.status !== 200) problems.push(`${name}: status ${response.status}`);
      const turnMs = response.maxTurnMs;
      shortest = Math.min(shortest, turnMs > maxTurnMs ? turnMs / measureSlowness() : turnMs);
    }
    durations[name] = Math.round(shortest);
    if (shortest > maxTurnMs) problems.push(`${name}: ${shortest} ms`);
  }
  process.stdout.write(`${JSON.stringify(durations)}\n`);
  expect(problems).toEqual([]);
}, 600_000);
