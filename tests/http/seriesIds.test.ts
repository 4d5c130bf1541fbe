import { providers } from '../../server/providers/index.js';
import { providerNames } from '../../server/providers/provider.js';
import { type Double, startDouble } from '../providers/doubles/startDouble.js';
import { type Api, startApi } from '../support/api.js';

let double: Double;
let api: Api;
beforeAll(async () => {
  double = await startDouble(() => ({ status: 404 }));
  const places = Object.fromEntries(providerNames.map((name) => [name, double.baseUrl]));
  api = await startApi({ FRED_API_KEY: 'a key', BEA_API_KEY: 'another key' }, { providers: places });
});
afterAll(async () => {
  await api.stop();
  await double.stop();
});

/** Providers whose series are in files: the path is that of the file. */
const fileProviders = ['eurofxref', 'fed', 'rtdsm'];

it.each(
  Object.values(providers).flatMap(({ info }) =>
    fileProviders.includes(info.name) ? [] : [[info.name, info.exampleId] as const],
  ),
)('requests %s for %s, with special characters percent-encoded in the path', async (provider, seriesId) => {
  double.requests.length = 0;
  await api.get(`/api/providers/${provider}/series/${encodeURIComponent(seriesId)}`);
  const requestText = double.requests
    .map(({ path, query, body }) => decodeURIComponent(`${path}?${query}${body}`))
    .join('\n');
  for (const part of seriesId.split(/[/?&=,]/)) expect(requestText).toContain(part);
});
