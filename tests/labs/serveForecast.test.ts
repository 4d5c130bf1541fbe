import type { Knex } from 'knex';
import type { AppContext } from '../../server/appContext.js';
import type { Caller } from '../../server/caller.js';
import { AccountConcurrencyLimit } from '../../server/compute/accountConcurrencyLimit.js';
import { runCharged } from '../../server/compute/chargeCompute.js';
import type { CallContext } from '../../server/compute/computePool.js';
import { ApiError } from '../../server/errors.js';
import { serveForecast } from '../../server/labs/serveForecast.js';
import { ComputeBudgets } from '../../server/limits/computeBudgets.js';
import { deleteAccount } from '../../server/store/accounts.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

const at = '2026-11-21T12:00:00.000Z';
const ada = { kind: 'session', sessionId: 's', accountId: 'ada', plan: 'free' } as Caller;

const decision = { admitted: true, remaining: 0, waitMs: 0 };
const never = new AbortController().signal;

/** A promise that the test resolves. */
function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

function createContext(db: Knex, budgets: Pick<ComputeBudgets, 'spend'>, more: object = {}): AppContext {
  const stopping = new AbortController().signal;
  return { db, compute: {}, computeBudgets: budgets, stopping, now: () => new Date(at), ...more } as AppContext;
}

function createRequest(disconnected: AbortSignal, prefersAsync = false) {
  return { caller: ada, prefersAsync, disconnected, reportCharge: () => undefined };
}

function createOptions(run: (call: CallContext) => Promise<{ createdAt: string }>) {
  const id = { kind: 'run' as const, cacheKey: 'a'.repeat(64), ownerId: 'ada', totalSteps: 1 };
  return { ...id, estimate: { cost: 10, advice: { field: 'horizon', change: '' } }, run };
}

forEachDatabase((openFresh) => {
  it('stores nothing when the account is deleted during the computation, whose result is still returned', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    const run = async () => {
      await deleteAccount(db, 'ada', at);
      return { createdAt: at };
    };
    const context = createContext(db, new ComputeBudgets());
    const served = await serveForecast(context, createRequest(never), createOptions(run));
    expect(served.json).toMatchObject({ createdAt: at });
    expect(await db('forecast_runs')).toEqual([]);
  });

  it('joins a computation that another request has started meanwhile, before it gives back its charge', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    const [charging, charged, refunding] = [createGate(), createGate(), createGate()];
    const [givenBack, started, computed] = [createGate(), createGate(), createGate()];
    const slowBudgets = {
      spend: async (_account: string, cost: number) => {
        (cost < 0 ? refunding : charging).open();
        await (cost < 0 ? givenBack : charged).opened;
        return decision;
      },
    };
    const run = async () => {
      started.open();
      await computed.opened;
      return { createdAt: at };
    };
    const second = serveForecast(createContext(db, slowBudgets), createRequest(never), createOptions(run));
    await charging.opened;
    const first = new AbortController();
    const context = createContext(db, new ComputeBudgets());
    const abandoned = serveForecast(context, createRequest(first.signal), createOptions(run));
    const outcome = abandoned.catch((failure: unknown) => failure);
    await started.opened;
    charged.open();
    await refunding.opened;
    first.abort();
    givenBack.open();
    computed.open();
    expect((await second).json).toMatchObject({ createdAt: at });
    await outcome;
  });

  it('returns the error of the computation when its charge cannot be given back, and logs that', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    const logged: unknown[] = [];
    const budgets = {
      spend: async (_account: string, cost: number) => {
        if (cost < 0) throw new Error('The store cannot be reached.');
        return decision;
      },
    };
    const context = createContext(db, budgets, { log: { error: (entry: unknown) => logged.push(entry) } });
    const fail = async () => {
      throw new ApiError('service_unavailable', { message: 'The server is busy.' });
    };
    const busy = { code: 'service_unavailable', message: 'The server is busy.' };
    await expect(serveForecast(context, createRequest(never), createOptions(fail))).rejects.toMatchObject(busy);
    await expect(runCharged(context, createRequest(never), createOptions(fail).estimate, fail)).rejects.toMatchObject(
      busy,
    );
    const failure = { err: { message: 'The store cannot be reached.' }, accountId: 'ada', cost: 10 };
    expect(logged).toMatchObject([failure, failure]);
  });

  it('stops a computation whose job cannot be stored', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    const jobs = {
      assertCanStart: async () => undefined,
      start: async () => {
        throw new ApiError('rate_limit_exceeded');
      },
    };
    const stopped = createGate();
    const run = ({ signal }: CallContext) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          stopped.open();
          reject(signal.reason);
        });
      });
    const compute = { jobLimit: new AccountConcurrencyLimit(3, 'forecasts') };
    const context = createContext(db, new ComputeBudgets(), { jobs, compute });
    const refused = serveForecast(context, createRequest(never, true), createOptions(run));
    await expect(refused).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
    await stopped.opened;
  });
});
