import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { sendRaw } from './sendRaw.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const lists = [
  '/v1/indicators/search?limit=1',
  '/v1/indicators/search?q=inflation&limit=1',
  '/v1/indicators/series?id=real-gdp,us-cpi-all-items&limit=1',
  '/v1/indicators/observations?id=real-gdp&limit=1',
  '/v1/indicators/observations?id=real-gdp&limit=1&allVintages=true',
  '/v1/indicators/releases?limit=1',
  '/v1/indicators/vintages?id=real-gdp&limit=1',
  '/v1/releases/us-gdp/vintages?limit=1',
];

const positions: unknown[] = [
  ...['abc', '', 'NaN', '1; drop table series', '2022-01-01', ' 7 ', '0x10'],
  ...[-1, -5, 0.5, 1e21, 1e308, 2 ** 53, null, true, false, [], [1], {}, { a: 1 }],
];

function encode(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

describe.each(lists)('a cursor of %s', (path) => {
  let genuine: unknown[];
  beforeAll(async () => {
    const { body } = await api.get(path);
    genuine = JSON.parse(Buffer.from(body.nextCursor, 'base64url').toString());
  });

  it.each(positions.map((position) => [JSON.stringify(position), position]))(
    'is rejected with the position %s',
    async (_, position) => {
      for (const forged of [
        [genuine[0], position],
        [...genuine, position],
      ]) {
        expectErrorResponse(await sendRaw(api, 'GET', `${path}&cursor=${encode(forged)}`), 400, 'invalid_request');
      }
    },
  );

  it('beyond the last row returns an empty page', async () => {
    const response = await sendRaw(
      api,
      'GET',
      `${path}&cursor=${encode([genuine[0], 1_000_000_000, ...genuine.slice(2)])}`,
    );
    expect(response.status).toBe(200);
    expect(JSON.parse(response.text)).toMatchObject({ count: 0, nextCursor: null });
  });

  it.each(['{', '{}', 'null', '"text"', '7', '[]', '[[]]', '\u0000', '[null,null]'])(
    'is rejected with the content %j',
    async (text) => {
      expectErrorResponse(await sendRaw(api, 'GET', `${path}&cursor=${encode(text)}`), 400, 'invalid_request');
    },
  );

  it('is rejected with other parameters', async () => {
    const cursor = encode(genuine);
    expect((await sendRaw(api, 'GET', `${path}&cursor=${cursor}`)).status).toBe(200);
    expectErrorResponse(await sendRaw(api, 'GET', `${path}&country=US&cursor=${cursor}`), 400, 'invalid_request');
  });
});
