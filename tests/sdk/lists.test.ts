import { Almanac } from '../../sdk/src/index.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
const urls: URL[] = [];
let client: Almanac;
beforeAll(async () => {
  api = await startApi();
  const fetch: typeof globalThis.fetch = (input, init) => {
    urls.push(new URL((input as Request).url));
    return globalThis.fetch(input, init);
  };
  client = new Almanac({ apiKey: api.key, baseUrl: api.url, fetch });
});
afterAll(() => api.stop());

const period = { start: '2019-10-01', end: '2019-10-01' };

it.each([
  [['real-gdp'], ['US', 'EA']],
  ['real-gdp', 'US,EA'],
  [['real-gdp'], 'US, EA'],
  ['real-gdp', ['us', 'EMU']],
])('lists are arrays or texts: id %j and country %j', async (id, country) => {
  const { observations } = await client.indicators.observations({ id, country, ...period });
  expect(observations.map((row) => row.country)).toEqual(['EA', 'US']);
});

it('every operation with a list takes an array or a text', async () => {
  const { indicators } = client;
  const read = async (id: string | string[], country: string | string[]) => [
    await indicators.observations({ id, country, ...period }),
    await indicators.series({ id, country }),
    await indicators.metadata({ id }),
    await indicators.vintages({ id }),
    await indicators.releases({ id }),
    await indicators.search({ q: 'gdp', country }),
    await client.calendar.releases({ country }),
  ];
  const [slugs, countries] = [
    ['real-gdp', 'us-cpi-all-items'],
    ['DE', 'G7'],
  ];
  expect(await read(slugs, countries)).toEqual(await read(slugs.join(), countries.join()));
});

it('an array is sent as one comma-separated value, and an empty one is refused', async () => {
  await client.indicators.series({ id: ['real-gdp'], country: ['US', 'EA'] });
  expect(urls.at(-1)?.searchParams.getAll('country')).toEqual(['US,EA']);
  await expect(client.indicators.series({ id: ['real-gdp'], country: [] })).rejects.toMatchObject({ status: 400 });
});
