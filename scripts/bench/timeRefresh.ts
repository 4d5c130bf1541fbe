import { readConfig } from '../../server/config.js';
import { openAppContext } from '../../server/openAppContext.js';
import { openOutboundClients } from '../../server/openOutboundClients.js';
import { providers } from '../../server/providers/index.js';
import { openDatabase } from '../../server/store/database.js';
import { countRemainingCalls } from '../../server/store/providerCalls.js';
import type { ScheduledRun } from '../../server/store/scheduledRuns.js';
import { beaKey } from '../../tests/providers/doubles/bea.js';
import { startLibraryDoubles } from '../../tests/providers/doubles/libraryDoubles.js';
import { collectMail } from '../../tests/support/collectMail.js';

/** The calls to one agency. */
interface AgencyCalls {
  name: string;
  series: number;
  calls: number;
  /** Calls left in the budget with the longest window; the keyless budget if the provider has one. */
  left: number;
  limit: number;
  seconds: number;
}

/** A refresh of all series with a source, and a second one right after it. */
export interface RefreshTimes {
  agencies: AgencyCalls[];
  counts: Record<string, number>;
  durationMs: number;
  repeatDurationMs: number;
}

/** Refreshes the US series of the library from test doubles of their agencies, which have one new value of each series. */
export async function timeRefresh(url: string): Promise<RefreshTimes> {
  const db = openDatabase(url);
  const doubles = await startLibraryDoubles(db, ['bls', 'bea']);
  await db('series_sources').whereNotIn('provider', ['bls', 'bea']).delete();
  const baseUrls: Record<string, string> = {
    [providers.bls.info.baseUrl]: doubles.bls.baseUrl,
    [providers.bea.info.baseUrl]: doubles.bea.baseUrl,
  };
  const config = { ...readConfig({}), BEA_API_KEY: beaKey };
  const now = () => new Date();
  const dependencies = { db, config, now, mailer: collectMail() };
  const locate = ({ href }: URL) => new URL(baseUrls[href] ?? 'http://127.0.0.1:9/');
  const context = openAppContext(dependencies, {
    outboundClients: openOutboundClients(dependencies, { rewriteUrl: locate }),
  });
  const refresh = async () => {
    const run = await context.scheduledJobs.run('refresh-series');
    if (run?.counts == null) throw new Error(`The refresh failed: ${run?.error}`);
    return { counts: run.counts, milliseconds: computeDurationMs(run) };
  };
  const { counts, milliseconds: durationMs } = await refresh();
  const callCounts = { bls: doubles.bls.requests.length, bea: doubles.bea.requests.length };
  const agencies: AgencyCalls[] = [];
  for (const name of ['bls', 'bea'] as const) {
    const { title, budgets, keylessBudgets = budgets } = providers[name].info;
    const budget = keylessBudgets
      .filter(({ failuresOnly }) => !failuresOnly)
      .reduce((a, b) => (a.seconds > b.seconds ? a : b));
    const [left = 0] = await countRemainingCalls(db, name, [budget], now());
    const series = doubles.sources.filter(({ provider }) => provider === name).length;
    agencies.push({ name: title, series, calls: callCounts[name], left, limit: budget.calls, seconds: budget.seconds });
  }
  const repeat = await refresh();
  await doubles.stop();
  await context.compute.close();
  await db.destroy();
  return { agencies, counts, durationMs, repeatDurationMs: repeat.milliseconds };
}

function computeDurationMs({ startedAt, endedAt }: ScheduledRun): number {
  return Date.parse(endedAt ?? startedAt) - Date.parse(startedAt);
}
