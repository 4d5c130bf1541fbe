import { type CallContext, ComputePool } from '../../server/compute/computePool.js';
import { estimateCost } from '../../server/compute/estimateCost.js';

type ForecastInput = Parameters<typeof estimateCost<'forecast'>>[1];

let controller = new AbortController();
beforeEach(() => {
  controller = new AbortController();
});
// Removes the calls that still wait.
afterEach(() => controller.abort());

/** A pool whose calls run until the test ends them. Lists the calls that have started with the niceness of their threads. */
function openPool() {
  const started: { months: number; niceness: number }[] = [];
  const ends: (() => void)[] = [];
  const pool = new ComputePool((_count, { niceness }) => ({
    run: ({ input }) => {
      const { values } = (input as ForecastInput).sample;
      started.push({ months: values.length, niceness });
      return new Promise((resolve) => ends.push(() => resolve('computed')));
    },
    close: async () => undefined,
  }));
  const run = (name: string, months: number, part?: CallContext['part']) => {
    const call = pool.run('forecast', createInput(months), {
      owner: { name, weight: 1 },
      part,
      signal: controller.signal,
    });
    call.catch(() => undefined);
    return call;
  };
  return { run, ends, started };
}

function createInput(months: number): ForecastInput {
  return {
    sample: { values: new Array<number>(months).fill(1), frequency: 'monthly', unit: 'Index' },
    ...{ season: 12, frequency: 'monthly', inputChecks: {} },
    options: { model: 'auto', horizon: 12, options: {}, backtestOrigins: 5 },
  } as never;
}

const getCost = (months: number) => estimateCost('forecast', createInput(months));
const quick = 2;
const yielding = 10;

it('gives each account two quick seconds at once, and runs what it sends beyond them behind the others', async () => {
  const { run, ends, started } = openPool();
  expect(getCost(400)).toBeLessThan(2_000);
  expect(2 * getCost(400)).toBeGreaterThan(2_000);
  const first = run('ada', 400);
  void run('ada', 401);
  void run('bob', 402);
  expect(started).toEqual([
    { months: 400, niceness: quick },
    { months: 401, niceness: yielding },
    { months: 402, niceness: quick },
  ]);
  ends[0]?.();
  await first;
  void run('ada', 403);
  expect(started.at(-1)).toEqual({ months: 403, niceness: quick });
});

it('starts a short forecast at once while others run long forecasts, backtests and background jobs', () => {
  const { run, started } = openPool();
  expect(getCost(2_000)).toBeGreaterThan(2_000);
  for (let account = 0; account < 10; account++) {
    void run(`account ${account}`, 2_000);
    for (const isAwaited of [true, false]) void run(`account ${account}`, 399, { totalCost: 9_000, isAwaited });
    void run(`account ${account}`, 398, { totalCost: getCost(398), isAwaited: false });
  }
  expect(started.filter(({ niceness }) => niceness === quick)).toEqual([]);
  void run('eve', 400);
  // An account with background jobs of its own waits no longer.
  void run('account 0', 401);
  expect(started.filter(({ niceness }) => niceness === quick).map(({ months }) => months)).toEqual([400, 401]);
});
