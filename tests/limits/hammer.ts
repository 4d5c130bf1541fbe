import { openStore } from '../support/sharedStores.js';
import type { Decided, Order } from './eightProcesses.test.js';

/** How many requests are under way at once. */
const atOnce = 4;

/** One of several processes that all count in one store: it asks for the rounds it is given, and on until the time is over, and tells what was decided. */
async function hammer({ url, rounds, milliseconds, requests }: Order): Promise<Decided[][]> {
  const store = await openStore(url);
  const decided: Decided[][] = requests.map(() => []);
  await Promise.all(requests.map((request) => store.count({ ...request, charge: false })));
  process.send?.('ready');
  await new Promise((resolve) => process.once('message', resolve));
  const end = performance.now() + milliseconds;
  let asked = 0;
  const ask = async () => {
    while (asked < rounds || performance.now() < end) {
      asked += 1;
      for (const [index, request] of requests.entries()) {
        const { at, admitted } = await store.count(request);
        decided[index]?.push([at, admitted]);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  await store.close();
  return decided;
}

process.once('message', async (order: Order) => {
  process.send?.(await hammer(order), () => process.disconnect());
});
