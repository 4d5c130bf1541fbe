import type { AppContext } from '../../server/appContext.js';
import type { Caller } from '../../server/caller.js';
import { serveForecast } from '../../server/labs/serveForecast.js';
import { ComputeBudgets } from '../../server/limits/computeBudgets.js';
import { deleteAccount } from '../../server/store/accounts.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

const at = '2026-11-21T12:00:00.000Z';
const ada = { kind: 'session', sessionId: 's', accountId: 'ada', plan: 'free' } as Caller;

forEachDatabase((openFresh) => {
  it('stores nothing when the account is deleted during the computation, whose result is still returned', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    const budgets = { compute: {}, computeBudgets: new ComputeBudgets() };
    const context = { db, ...budgets, stopping: new AbortController().signal, now: () => new Date(at) };
    const served = await serveForecast(
      context as AppContext,
      { caller: ada, prefersAsync: false, disconnected: new AbortController().signal, reportCharge: () => undefined },
      {
        ...{ kind: 'run', cacheKey: 'a'.repeat(64), ownerId: 'ada', totalSteps: 1 },
        estimate: { cost: 10, advice: { field: 'horizon', change: '' } },
        run: async () => {
          await deleteAccount(db, 'ada', at);
          return { createdAt: at };
        },
      },
    );
    expect(served.json).toMatchObject({ createdAt: at });
    expect(await db('forecast_runs')).toEqual([]);
  });
});
