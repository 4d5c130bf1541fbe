import { openStore } from '../support/sharedStores.js';
import type { Decision, HammerOptions } from './concurrentProcesses.test.js';

/** Number of concurrent requests. */
const concurrency = 4;

/** One of several processes that count in one store: it sends the given rounds, continues until the time is over, and reports the decisions. */
async function hammer({ url, rounds, durationMs, requests }: HammerOptions): Promise<Decision[][]> {
  const store = await openStore(url);
  const decisions: Decision[][] = requests.map(() => []);
  await Promise.all(requests.map((request) => store.count({ ...request, charge: false })));
  process.send?.('ready');
  await new Promise((resolve) => process.once('message', resolve));
  const end = performance.now() + durationMs;
  let roundsDone = 0;
  const countRounds = async () => {
    while (roundsDone < rounds || performance.now() < end) {
      roundsDone += 1;
      for (const [index, request] of requests.entries()) {
        const { at, admitted } = await store.count(request);
        decisions[index]?.push([at, admitted]);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, countRounds));
  await store.close();
  return decisions;
}

process.once('message', async (order: HammerOptions) => {
  process.send?.(await hammer(order), () => process.disconnect());
});
