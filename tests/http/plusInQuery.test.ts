import { useApi } from '../support/useApi.js';

const getApi = useApi();

const get = async (path: string) => (await getApi().get(path).expect(200)).body;

describe('a plus sign in a query', () => {
  it.each([
    ['/v1/indicators/search?q=', 'uk', 'inflation'],
    ['/api/discovery/catalog?topic=', 'Environment', ''],
    ['/api/discovery/catalog?q=', 'france', 'co2'],
  ])('is a space: %s%s+%s', async (path, first, second) => {
    expect(await get(`${path}${first}+${second}`)).toEqual(await get(`${path}${first}%20${second}`));
  });

  it('is a space in a value that allows none', async () => {
    const { body } = await getApi().get('/v1/indicators/observations?id=real-gdp&start=2020-01-01+').expect(400);
    expect(body.details).toEqual([{ field: 'start', problem: expect.stringMatching(/^must be a valid date/) }]);
  });

  it('stays a plus sign if it is percent-encoded', async () => {
    const { body } = await getApi().get('/v1/indicators/observations?id=real%2Bgdp+x').expect(404);
    expect(body.message).toContain('real+gdp x');
  });
});
