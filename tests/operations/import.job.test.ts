import { randomUUID } from 'node:crypto';
import { insertJob, recordJobProgress } from '../../server/store/jobs.js';
import { type Api, startApi } from '../support/api.js';
import { createImportKey } from '../support/createImportKey.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
let key: string;
beforeAll(async () => {
  api = await startApi();
  key = await createImportKey(api);
});
afterAll(() => api.stop());

const get = (path: string, by = key) => api.request.get(path).set('X-API-Key', by);

/** Inserts an import job of the caller that no process runs. */
async function createUnfinishedJob(kind = 'import.indicators'): Promise<string> {
  const id = randomUUID();
  const owner = await api.db('api_keys').where('prefix', key.slice(0, 10)).first('account_id');
  await insertJob(api.db, { id, accountId: owner.account_id, kind, total: 2 }, api.clock.now.toISOString());
  return `/api/import/jobs/${id}`;
}

const result = {
  ...{ provider: 'bls', seriesId: 'LNS14000000', slug: 'us-unemployment-rate', country: 'US', created: false },
  ...{
    outcome: 'changed',
    vintages: 1,
    replacedVintage: null,
    added: 1,
    revised: 0,
    withdrawn: 0,
    kept: 0,
    rebaseFactor: null,
  },
  ...{ unit: 'Percent', failure: null },
};

describe('import.job', () => {
  it('keeps the results when the server that ran the job stops', async () => {
    const path = await createUnfinishedJob();
    const id = path.split('/').at(-1) ?? '';
    await recordJobProgress(api.db, id, 1, api.clock.now.toISOString(), { results: [result] });
    const running = await get(path).expect(200);
    expect(running.body).toMatchObject({ state: 'running', dryRun: false, results: [result], counts: { changed: 1 } });
    api.clock.advance(120_000);
    const failed = await get(path).expect(200);
    expect(failed.body).toMatchObject({ state: 'failed', results: [result], progress: { done: 1, total: 2 } });
    expect(failed.body.error).toMatchObject({ error: 'service_unavailable' });
  });

  it('marks a dry run', async () => {
    const { body } = await get(await createUnfinishedJob('import.indicators.dry-run')).expect(200);
    expect(body).toMatchObject({ state: 'queued', dryRun: true, results: [], counts: { failed: 0 } });
  });

  it('returns 404 for a job of another account and for a forecast job', async () => {
    const path = await createUnfinishedJob();
    expectErrorResponse(await get(path, await createImportKey(api)), 404, 'not_found');
    expectErrorResponse(await get(await createUnfinishedJob('forecast.run')), 404, 'not_found');
    expectErrorResponse(await get(path, api.key), 403, 'scope_not_granted');
    expectErrorResponse(await get('/api/import/jobs/1'), 400, 'invalid_request', 'jobId');
    expectErrorResponse(await api.request.get(path), 401, 'missing_api_key');
  });
});
