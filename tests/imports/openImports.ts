import type { Knex } from 'knex';
import { type Config, readConfig } from '../../server/config.js';
import { computePackedImport } from '../../server/imports/computePackedImport.js';
import type { ImportResult } from '../../server/imports/importResult.js';
import { type ImportContext, importSeries, type ProviderImportRequest } from '../../server/imports/importSeries.js';
import type { RunImport } from '../../server/imports/incomingSeries.js';
import { bls } from '../../server/providers/bls/bls.js';
import { ecb } from '../../server/providers/ecb.js';
import type { ProviderClient } from '../../server/providers/providerClient.js';
import { listObservations } from '../../server/store/observations.js';
import { listSources } from '../../server/store/seriesSources.js';
import { listVintages } from '../../server/store/vintages.js';
import { blsKey } from '../providers/doubles/bls.js';
import { openWithDouble } from '../providers/doubles/openWithDouble.js';
import { readState } from '../support/readState.js';

/** Computes with copies, as between threads. */
export const runCloned: RunImport = async (input) => structuredClone(computePackedImport(structuredClone(input)));

/** Imports from doubles into a database, with a fixed clock that tests can set. */
export function openImports(db: Knex, doubles: { bls?: string; ecb?: string }, settings: Partial<Config> = {}) {
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const unreachableUrl = 'http://127.0.0.1:9/';
  const timeouts = { timeoutMs: 300, maxWaitMs: 1_000 };
  const providers: Partial<Record<string, ProviderClient>> = {
    bls: openWithDouble(bls, doubles.bls ?? unreachableUrl, { ...timeouts, key: blsKey }),
    ecb: openWithDouble(ecb, doubles.ecb ?? unreachableUrl, timeouts),
  };
  const context = {
    db,
    config: { ...readConfig({ NODE_ENV: 'test' }), ...settings },
    providers: providers as ImportContext['providers'],
    now: () => clock.now,
  };
  return {
    clock,
    context,
    async run(requests: ProviderImportRequest[], dryRun = false, run = runCloned): Promise<ImportResult[]> {
      const results: ImportResult[] = [];
      for await (const result of importSeries(context, requests, { run, dryRun })) results.push(result);
      return results;
    },
    /** The latest values and the days of the vintages. */
    async history(seriesId: number) {
      const observations = await listObservations(db, await readState(db, seriesId), { order: 'asc' });
      const vintages = await listVintages(db, [seriesId]);
      return { values: observations.map(({ value }) => value), days: vintages.map(({ date }) => date) };
    },
    sources: () => listSources(db),
  };
}
