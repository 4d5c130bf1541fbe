import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
let finish: () => void;
beforeEach(async () => {
  const blocker = new Promise<void>((resolve) => {
    finish = resolve;
  });
  api = await startApi(
    {},
    {
      scheduledJobTable: {
        held: { summary: 'Waits.', run: () => blocker.then(() => ({ waited: 1 })) },
        broken: { summary: 'Fails.', run: () => Promise.reject(new Error('the disk is full')) },
      },
    },
  );
});
afterEach(() => api.stop());

const runJob = (name: string) => api.operator('post', `/api/admin/jobs/${name}/run`);

async function listRuns(name: string): Promise<Record<string, unknown>[]> {
  const { body } = await api.operator('get', '/api/admin/jobs');
  return body.jobs.find((job: { name: string }) => job.name === name).runs;
}

it('runs a job, returns its counts, and records who requested it', async () => {
  finish();
  const { status, body } = await runJob('held');
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'succeeded', counts: { waited: 1 }, error: null });
  const [entry] = await api.db('audit_log').where({ action: 'admin.runJob' });
  expect(JSON.parse(entry.detail)).toEqual({ by: '127.0.0.1', job: 'held' });
});

it('returns at once with `Prefer: respond-async`', async () => {
  const { status, headers, body } = await runJob('held').set('Prefer', 'respond-async');
  expect(status).toBe(202);
  expect(headers).toMatchObject({ location: '/api/admin/jobs', 'preference-applied': 'respond-async' });
  expect((await listRuns('held'))[0]).toEqual(body);
  expect(body).toMatchObject({ state: 'running', endedAt: null, counts: null });
  finish();
  while ((await listRuns('held'))[0]?.['state'] === 'running');
  expect((await listRuns('held'))[0]).toMatchObject({ id: body.id, state: 'succeeded', counts: { waited: 1 } });
});

it('rejects a job that is running, and runs it again afterwards', async () => {
  const first = runJob('held').then((response) => response);
  while ((await listRuns('held')).length === 0);
  expect((await listRuns('held'))[0]).toMatchObject({ state: 'running', endedAt: null });
  expectErrorResponse(await runJob('held'), 409, 'job_running');
  finish();
  expect((await first).body.state).toBe('succeeded');
  expect((await runJob('held')).status).toBe(200);
});

it('returns an error with the reason when the job fails, and records it', async () => {
  const rejected = await runJob('broken');
  expectErrorResponse(rejected, 500, 'job_failed');
  expect(rejected.body.message).toBe("The job 'broken' failed: the disk is full.");
  expect((await listRuns('broken'))[0]).toMatchObject({ state: 'failed', counts: null, error: 'the disk is full' });
});

it('returns 404 for an unknown job', async () => {
  for (const name of ['nothing', 'constructor', 'to-string']) expectErrorResponse(await runJob(name), 404, 'not_found');
  expectErrorResponse(await runJob('Held'), 400, 'invalid_request');
});
