import { computeFunctions } from '../../server/compute/computeFunctions.js';
import { ComputePool } from '../../server/compute/computePool.js';
import { openDatabase } from '../../server/store/database.js';
import { beaKey } from '../providers/doubles/bea.js';
import { startLibraryDoubles } from '../providers/doubles/libraryDoubles.js';
import { type Api, startApi } from '../support/api.js';
import { libraryFile } from '../support/libraryFile.js';
import { signUp } from '../support/person.js';

const minute = 60_000;
const down = { status: 503 };

// In this thread: a thread of scheduled work has a low priority, and would wait for all other tests on a busy machine.
const run = jest
  .spyOn(ComputePool.prototype, 'run')
  .mockImplementation(async (name, input) => computeFunctions[name](input as never) as never);

let doubles: Awaited<ReturnType<typeof startLibraryDoubles>>;
let api: Api;
beforeAll(async () => {
  const library = openDatabase(`sqlite:${libraryFile}`);
  doubles = await startLibraryDoubles(library, ['bls', 'bea']);
  await library.destroy();
  const providers = { bls: doubles.bls.baseUrl, bea: doubles.bea.baseUrl };
  api = await startApi({ BEA_API_KEY: beaKey }, { providers });
  await api.db('series_sources').whereNotIn('provider', ['bls', 'bea']).delete();
});
afterAll(async () => {
  await api.stop();
  await doubles.stop();
});

async function refresh() {
  const { body } = await api.operator('post', '/api/admin/jobs/refresh-series/run');
  return body.counts;
}

it('refreshes all series with a source in few calls and in the lane of scheduled work, notifies watchers, and then waits until something is due', async () => {
  const of = doubles.sources.length;
  const ada = await signUp(api);
  await ada.post('/api/account/watchlist', { indicator: 'us-unemployment-rate' });
  const counts = await refresh();
  expect(counts).toEqual({
    due: of,
    changed: of,
    unchanged: 0,
    refused: 0,
    failed: 0,
    held: 0,
    skipped: 0,
    left: 0,
    notices: 1,
  });
  expect(run).toHaveBeenCalledTimes(of);
  expect(run).toHaveBeenLastCalledWith('import', expect.anything(), { owner: undefined });
  expect([doubles.bls.requests.length, doubles.bea.requests.length]).toEqual([8, 11]);
  expect(listRequestedYears(0)).toEqual(Array(8).fill('2017'));
  const { body } = await api.get('/v1/indicators/observations?id=us-unemployment-rate&order=desc&limit=1');
  expect(body.series[0]).toMatchObject({ vintage: { resolved: '2026-11-21' }, lastDate: '2026-10-01' });
  expect(await refresh()).toMatchObject({ due: 0, changed: 0 });
});

/** Start years of the calls to the Bureau of Labor Statistics, from a given call on. */
function listRequestedYears(call: number): string[] {
  return doubles.bls.requests.slice(call).map(({ body }) => JSON.parse(body).startyear);
}

/** Moves the clock to an instant. */
function setClock(instant: string): void {
  api.clock.advance(Date.parse(instant) - api.clock.now.getTime());
}

it('refreshes the series of a release as soon as the calendar says it is due, and no others', async () => {
  setClock('2026-12-04T13:00:00Z');
  await refresh();
  const before = doubles.bls.requests.length;
  expect(await refresh()).toMatchObject({ due: 0 });
  // The Employment Situation is released on the first Friday of a month, at 8:30 in Washington.
  setClock('2026-12-04T13:35:00Z');
  const { due, unchanged, left } = await refresh();
  expect([due, left]).toEqual([unchanged, 0]);
  const requestedIds = doubles.bls.requests.slice(before).flatMap(({ body }) => JSON.parse(body).seriesid);
  expect(requestedIds).toHaveLength(due);
  expect(requestedIds).toEqual(expect.arrayContaining(['LNS14000000', 'CES0000000001']));
  expect(requestedIds).not.toContain('CUSR0000SA0');
});

it('continues with other providers when one is down, and retries that one after an hour', async () => {
  setClock('2027-01-10T12:00:00Z');
  const ofBls = doubles.sources.filter(({ provider }) => provider === 'bls').length;
  doubles.bls.queueResponses(...Array(20).fill(down));
  const counts = await refresh();
  expect(counts).toMatchObject({ failed: ofBls, unchanged: doubles.sources.length - ofBls, changed: 0, left: 0 });
  expect(await refresh()).toMatchObject({ due: 0 });
  api.clock.advance(61 * minute);
  // Drops the queued responses that were not requested.
  while ((await fetch(doubles.bls.baseUrl)).status === down.status);
  expect(await refresh()).toMatchObject({ due: ofBls });
});

it('fetches the whole history of a series whose latest years do not match the stored values', async () => {
  const failure = JSON.stringify({ kind: 'too_little', message: 'Only 118 of 900 values would remain.' });
  await api.db('series_sources').where({ provider_series_id: 'LNS14000000' }).update({ outcome: 'refused', failure });
  api.clock.advance(24 * 60 * minute);
  const before = doubles.bls.requests.length;
  await refresh();
  const years = listRequestedYears(before);
  expect(years.slice(0, 3)).toEqual(['2018', '2008', '1998']);
  expect(await api.db('series_sources').where({ outcome: 'refused' })).toEqual([]);
});

it('skips providers whose key is missing, and fails with the reason if every import fails', async () => {
  const alone = await startApi();
  await alone.db('series_sources').whereNotIn('provider', ['bls', 'bea']).delete();
  expect((await alone.operator('post', '/api/admin/jobs/refresh-series/run')).status).toBe(500);
  const { body } = await alone.operator('get', '/api/admin/jobs');
  const { runs } = body.jobs.find(({ name }: { name: string }) => name === 'refresh-series');
  expect(runs[0]).toMatchObject({ state: 'failed', error: expect.stringMatching(/^US Bureau of Labor Statistics /) });
  expect(await alone.db('series_sources').where({ provider: 'bea' }).whereNotNull('checked_at')).toEqual([]);
  await alone.stop();
});
