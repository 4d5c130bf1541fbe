import type { Double } from '../providers/doubles/startDouble.js';
import { type ListedIndicator, startWorldBank } from '../providers/doubles/worldbank.js';
import { type Api, startApi } from '../support/api.js';

const listed: ListedIndicator[] = [];
let worldbank: Double;
let api: Api;
beforeAll(async () => {
  worldbank = await startWorldBank({}, listed);
  api = await startApi({}, { providers: { worldbank: worldbank.baseUrl } });
});
afterAll(async () => {
  await api.stop();
  await worldbank.stop();
});
beforeEach(async () => {
  api.clock.advance(120_000);
  const kept = await api.db('provider_catalogue').orderBy('code');
  listed.splice(0, Infinity, ...kept.map(({ code: id, name, description }) => ({ id, name, sourceNote: description })));
  listed[0] = { id: 'AA.AAA', name: 'Something  new (current US$) ', topics: [{ id: '6', value: 'Environment ' }] };
});

async function refresh(status = 200) {
  api.clock.advance(60_000);
  return (await api.operator('post', '/api/admin/jobs/refresh-catalogue/run').expect(status)).body;
}

async function listEntries(query: string) {
  return (await api.get(`/api/discovery/catalog?provider=worldbank&limit=1&${query}`).expect(200)).body;
}

it('adds and removes entries to match the list, and changes nothing the next time', async () => {
  const [gone] = await api.db('provider_catalogue').orderBy('code');
  const { counts } = await refresh();
  expect(counts).toMatchObject({ providers: 7, failed: 6, listed: 1433, removed: 1 });
  expect(await listEntries('q=something+new')).toMatchObject({
    entries: [{ id: 'AA.AAA', name: 'Something new (current US$)', unit: 'current US$', topic: 'Environment' }],
  });
  expect((await listEntries(`q=${gone.code}`)).entries[0].id).not.toBe(gone.code);
  const version = () => api.db('data_versions').where({ name: 'library' }).first('version');
  const before = await version();
  expect((await refresh()).counts).toMatchObject({ written: 0, removed: 0 });
  expect(await version()).toEqual(before);
});

it('shortens long descriptions to their first sentences', async () => {
  const sentence = `${'A long word '.repeat(12)}ends here.`;
  listed[0] = { id: 'AA.LONG', name: 'Long', sourceNote: `${sentence} ${'And goes on without an end '.repeat(20)}` };
  listed[1] = { id: 'AA.LONGER', name: 'Longer', sourceNote: 'word '.repeat(100) };
  await refresh();
  const rows = await api.db('provider_catalogue').where('code', 'like', 'AA.LONG%').orderBy('code');
  expect(rows.map(({ description }) => description)).toEqual([sentence, expect.stringMatching(/^(word )+word…$/)]);
  expect(rows[1].description.length).toBeLessThanOrEqual(300);
});

it.each([
  ['is down', () => worldbank.queueResponses(...Array(3).fill({ status: 500 })), 'World Bank returned status 500.'],
  ['lists only a part', () => listed.splice(100), 'World Bank listed 100 series, but 1433 are known.'],
  ['lists nothing', () => listed.splice(0), 'World Bank listed 0 series, but 1433 are known.'],
  [
    'lists an indicator without a code',
    () => listed.push({ id: '', name: 'x' }),
    'World Bank returned an indicator without a code or name.',
  ],
])('keeps all entries when the provider %s', async (_, fail, reason) => {
  await refresh();
  fail();
  expect(await refresh(500)).toMatchObject({ error: 'job_failed', message: expect.stringContaining(reason) });
  const { body } = await api.operator('get', '/api/admin/jobs');
  const job = body.jobs.find(({ name }: { name: string }) => name === 'refresh-catalogue');
  expect(job.runs[0].error).toContain(reason);
  expect((await listEntries('')).total).toBe(1433);
});
