import { setMaxListeners } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from '../../server/setup/createAccount.js';
import { openDatabase } from '../../server/store/database.js';
import { startAlmanac } from './almanacServer.js';
import { attack, type BenchRequest, createForecast, sendRequest } from './attack.js';
import { createAutoregressiveSeries } from './statistics/createAutoregressiveSeries.js';

/** Times of a bystander's requests while some accounts attack the server. */
export interface FairnessTimes {
  attackers: number;
  /** Milliseconds by kind of request. */
  times: Map<string, number[]>;
  /** Requests of the bystander that were refused. */
  refused: number;
  /** Number of the attackers' responses by status. */
  statuses: Map<number, number>;
  /** Average load of the machine at the end. */
  load: number;
}

/** What a bystander repeats, and for how long it pauses after each response. */
interface TypicalRequest {
  name: string;
  pauseMs: number;
  create(count: number): BenchRequest;
}

const attackerCounts = [0, 2, 10];
const secondsPerRound = 6;
const diagnosticValues = [...createAutoregressiveSeries(500)];

const typicalRequests: TypicalRequest[] = [
  {
    name: 'observations, not cached',
    pauseMs: 50,
    create: (count) => ({ path: `/v1/indicators/observations?id=real-gdp&limit=${1 + (count % 500)}` }),
  },
  {
    name: 'diagnostics of 500 values',
    pauseMs: 50,
    create: () => ({ path: '/api/labs/diagnostics', body: JSON.stringify({ values: diagnosticValues }) }),
  },
  {
    name: 'forecast of 400 months',
    pauseMs: 500,
    create: (count) => createForecast(400, count, { horizon: 12 }),
  },
];

/** Times a bystander alone, and while 2 and 10 accounts on the Free plan send the most expensive requests without pause. */
export async function timeFairness(url: string, rounds: number): Promise<FairnessTimes[]> {
  const results: FairnessTimes[] = [];
  for (const attackers of attackerCounts) results.push(await measure(url, attackers, rounds * secondsPerRound));
  return results;
}

/** Each measurement has a new server and new accounts, so that nothing is spent before. */
async function measure(url: string, attackers: number, seconds: number): Promise<FairnessTimes> {
  const bystander = await createFreeAccount(url, { limit_per_minute: 100_000, limit_per_day: 1_000_000 });
  const keys: string[] = [];
  while (keys.length < attackers) keys.push(await createFreeAccount(url));
  const { port, stop } = await startAlmanac(url);
  try {
    // Starts the threads.
    await sendRequest(port, bystander, createForecast(400, -1, { horizon: 12 }));
    const controller = new AbortController();
    setMaxListeners(0, controller.signal);
    const attacked = attack(port, keys, controller.signal);
    const endsAt = performance.now() + seconds * 1000;
    const { times, refused } = await repeatTypicalRequests(port, bystander, endsAt);
    controller.abort();
    return { attackers, times, refused, statuses: await attacked, load: loadavg()[0] ?? 0 };
  } finally {
    await stop();
  }
}

async function repeatTypicalRequests(port: number, key: string, endsAt: number) {
  const times = new Map<string, number[]>();
  let refused = 0;
  const repeat = async ({ name, pauseMs, create }: TypicalRequest) => {
    const durations: number[] = [];
    times.set(name, durations);
    for (let count = 0; performance.now() < endsAt; count += 1) {
      const startedAt = performance.now();
      const status = await sendRequest(port, key, create(count));
      if (status === 200) durations.push(performance.now() - startedAt);
      else refused += 1;
      await sleep(pauseMs);
    }
  };
  await Promise.all(typicalRequests.map(repeat));
  return { times, refused };
}

let accounts = 0;

async function createFreeAccount(url: string, limits?: object): Promise<string> {
  const db = openDatabase(url);
  try {
    const email = `fairness${accounts++}@localhost`;
    const key = await createAccount(db, email, 'free', new Date());
    if (limits !== undefined) await db('accounts').where({ email }).update(limits);
    return key;
  } finally {
    await db.destroy();
  }
}
