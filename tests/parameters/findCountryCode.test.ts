import { expectErrorFields } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const api = useApi();

/** Every operation with a country parameter. */
const operations = [
  '/api/indicators/real-gdp?',
  '/api/indicators/real-gdp/download?',
  '/v1/indicators/search?limit=100&',
  '/v1/indicators/series?id=real-gdp&',
  '/v1/indicators/observations?id=real-gdp&',
  '/v1/indicators/metadata?id=real-gdp&',
  '/v1/indicators/vintages?id=real-gdp&',
  '/api/calendar/releases?',
];

describe.each(operations)('%s', (path) => {
  const read = (country: string) => api().get(`${path}country=${country}`);

  it.each(['ea', 'EMU', 'EZ'])('accepts %s for the euro area', async (country) => {
    const [requested, canonical] = [await read(country), await read('EA')];
    expect([requested.status, requested.text]).toEqual([200, canonical.text]);
  });

  it.each([
    ['ZZ', []],
    ['XYZ', []],
    ['Ger', ['DE']],
    ['ja', ['JM', 'JP']],
    ['hol', ['NL']],
  ])('rejects the unknown code %s, and suggests %j', async (country, suggestions) => {
    const response = await read(country);
    expectErrorFields(response, 400, 'invalid_request', 'country');
    expect(response.body.suggestions).toEqual(suggestions);
    for (const code of suggestions) expect(response.body.message).toContain(code);
  });
});

it.each([
  ['Japn', 'JP'],
  ['Germnay', 'DE'],
  ['US,Swizerlan', 'CH'],
])('suggests the country of the misspelt name in %s, and says where all codes are', async (country, code) => {
  const response = await api().get(`/v1/indicators/observations?id=real-gdp&country=${country}`);
  expectErrorFields(response, 400, 'invalid_request', 'country');
  expect(response.body.suggestions).toEqual([code]);
  expect(response.body.message).toContain(`(/v1/countries lists all codes). Did you mean ${code} (`);
});

it.each([
  ['UK', 'GB'],
  ['el', 'GR'],
])('accepts the Eurostat code %s for %s', async (requested, code) => {
  const { body } = await api().get(`/v1/indicators/series?id=population-total&country=${requested}`);
  expect(body.series.map(({ country }: { country: string }) => country)).toEqual([code]);
});

it('rejects an unknown country before it looks for an indicator', async () => {
  const response = await api().get('/v1/indicators/observations?id=nothing&country=ZZ');
  expectErrorFields(response, 400, 'invalid_request', 'country');
});

it.each(['real-gdp,%20us-unemployment-rate', 'real-gdp,+us-unemployment-rate', '%20real-gdp%20,us-unemployment-rate+'])(
  'accepts a list of ids with spaces: %s',
  async (id) => {
    for (const name of ['series', 'observations', 'metadata', 'vintages', 'releases']) {
      const [requested, canonical] = [id, 'real-gdp,us-unemployment-rate'].map((list) =>
        api().get(`/v1/indicators/${name}?id=${list}${name === 'vintages' ? '&limit=1000' : ''}`),
      );
      expect([(await requested)?.status, (await requested)?.text]).toEqual([200, (await canonical)?.text]);
    }
  },
);
