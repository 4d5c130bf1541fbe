import { computeFunctions } from '../../server/compute/computeFunctions.js';
import { ComputePool } from '../../server/compute/computePool.js';
import { openDatabase } from '../../server/store/database.js';
import { startLibraryDoubles } from '../providers/doubles/libraryDoubles.js';
import { type Api, startApi } from '../support/api.js';
import { libraryFile } from '../support/libraryFile.js';

// In this thread: a thread of scheduled work has a low priority, and would wait for all other tests on a busy machine.
jest
  .spyOn(ComputePool.prototype, 'run')
  .mockImplementation(async (name, input) => computeFunctions[name](input as never) as never);

let doubles: Awaited<ReturnType<typeof startLibraryDoubles>>;
let api: Api;
beforeAll(async () => {
  const library = openDatabase(`sqlite:${libraryFile}`);
  doubles = await startLibraryDoubles(library, ['fed']);
  await library.destroy();
  api = await startApi({}, { providers: { fed: doubles.fed.baseUrl } });
  // Monthly averages are enough, and daily rates take much longer.
  await api
    .db('series_sources')
    .where('provider', '!=', 'fed')
    .orWhereNot('provider_series_id', 'like', '%_N.M%')
    .delete();
});
afterAll(async () => {
  await api.stop();
  await doubles.stop();
});

async function refresh() {
  const { body } = await api.operator('post', '/api/admin/jobs/refresh-series/run');
  return body.counts;
}

it('refreshes the rates of the Federal Reserve with one download per release, and downloads it again only if it has changed', async () => {
  const count = (await api.db('series_sources')).length;
  expect(count).toBeGreaterThan(30);
  expect(await refresh()).toMatchObject({ due: count, changed: count, refused: 0, failed: 0 });
  expect(doubles.fed.requests.map(({ path }) => path).sort()).toEqual([
    '/h10/data/FRB_h10_xml.zip',
    '/h15/data/FRB_h15_xml.zip',
  ]);
  api.clock.advance(8 * 86_400_000);
  expect(await refresh()).toMatchObject({ due: count, unchanged: count });
  const validators = doubles.fed.requests.slice(2).map(({ headers }) => headers['if-modified-since']);
  expect(validators).toEqual(Array(2).fill('Fri, 20 Nov 2026 15:00:00 GMT'));
});
