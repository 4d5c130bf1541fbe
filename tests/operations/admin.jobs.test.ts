import { saveSchedule } from '../../server/store/schedules.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
const run = async () => ({ counted: 1 });
const table = { count: { summary: 'Counts.', schedule: '0 3 * * *', run }, idle: { summary: 'Waits.', run } };
beforeEach(async () => {
  api = await startApi({}, { scheduledJobTable: table });
});
afterEach(() => api.stop());

it('lists the jobs with the last ten runs of each, newest first', async () => {
  for (let i = 0; i < 11; i += 1) {
    await api.operator('post', '/api/admin/jobs/count/run');
    api.clock.advance(60_000);
  }
  const { status, body } = await api.operator('get', '/api/admin/jobs');
  expect([status, body.count]).toEqual([200, 2]);
  const [count, idle] = body.jobs;
  expect(idle).toEqual({ name: 'idle', summary: 'Waits.', schedule: null, nextRunAt: null, runs: [] });
  expect(count.runs).toHaveLength(10);
  expect(count.runs[0]).toEqual({
    id: 11,
    state: 'succeeded',
    startedAt: '2026-11-21T12:10:00.000Z',
    endedAt: '2026-11-21T12:10:00.000Z',
    counts: { counted: 1 },
    error: null,
  });
});

it('shows the schedule of a job, and its next run once planned', async () => {
  const due = async () => {
    const { body } = await api.operator('get', '/api/admin/jobs');
    return [body.jobs[0].schedule, body.jobs[0].nextRunAt];
  };
  expect(await due()).toEqual(['0 3 * * *', null]);
  const nextAt = '2026-11-22T03:02:00.000Z';
  await saveSchedule(api.db, { name: 'count', pattern: '0 3 * * *', delaySeconds: 120, nextAt });
  expect(await due()).toEqual(['0 3 * * *', nextAt]);
});

it('rejects a parameter', async () => {
  expectErrorResponse(await api.operator('get', '/api/admin/jobs?name=count'), 400, 'invalid_request');
});

it('has the jobs of the server by default', async () => {
  const defaultApi = await startApi();
  const { body } = await defaultApi.operator('get', '/api/admin/jobs');
  expect(body.jobs.map(({ name }: { name: string }) => name)).toContain('clean-up');
  await defaultApi.stop();
});
