import { expectRefusal } from '../http/refusal.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
let finish: () => void;
beforeEach(async () => {
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  api = await startApi(
    {},
    {
      jobTable: {
        held: { summary: 'Waits.', run: () => held.then(() => ({ waited: 1 })) },
        broken: { summary: 'Fails.', run: () => Promise.reject(new Error('the disk is full')) },
      },
    },
  );
});
afterEach(() => api.stop());

const run = (name: string) => api.operator('post', `/api/admin/jobs/${name}/run`);

async function runsOf(name: string): Promise<Record<string, unknown>[]> {
  const { body } = await api.operator('get', '/api/admin/jobs');
  return body.jobs.find((job: { name: string }) => job.name === name).runs;
}

it('runs a job, answers what it did, and notes who asked for it', async () => {
  finish();
  const { status, body } = await run('held');
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'succeeded', counts: { waited: 1 }, error: null });
  const [entry] = await api.db('audit_log').where({ action: 'admin.runJob' });
  expect(JSON.parse(entry.detail)).toEqual({ by: '127.0.0.1', job: 'held' });
});

it('answers at once that it runs a job, where the caller would rather not wait', async () => {
  const { status, headers, body } = await run('held').set('Prefer', 'respond-async');
  expect(status).toBe(202);
  expect(headers).toMatchObject({ location: '/api/admin/jobs', 'preference-applied': 'respond-async' });
  expect((await runsOf('held'))[0]).toEqual(body);
  expect(body).toMatchObject({ state: 'running', endedAt: null, counts: null });
  finish();
  while ((await runsOf('held'))[0]?.['state'] === 'running');
  expect((await runsOf('held'))[0]).toMatchObject({ id: body.id, state: 'succeeded', counts: { waited: 1 } });
});

it('refuses to run a job that is running, and runs it again afterwards', async () => {
  const first = run('held').then((answer) => answer);
  while ((await runsOf('held')).length === 0);
  expect((await runsOf('held'))[0]).toMatchObject({ state: 'running', endedAt: null });
  expectRefusal(await run('held'), 409, 'job_running');
  finish();
  expect((await first).body.state).toBe('succeeded');
  expect((await run('held')).status).toBe(200);
});

it('refuses when the job fails, says why, and keeps it', async () => {
  const refused = await run('broken');
  expectRefusal(refused, 500, 'job_failed');
  expect(refused.body.message).toBe("The job 'broken' failed: the disk is full.");
  expect((await runsOf('broken'))[0]).toMatchObject({ state: 'failed', counts: null, error: 'the disk is full' });
});

it('refuses a job that there is not', async () => {
  for (const name of ['nothing', 'constructor', 'to-string']) expectRefusal(await run(name), 404, 'not_found');
  expectRefusal(await run('Held'), 400, 'invalid_request');
});
