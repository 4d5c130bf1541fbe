import { changeCatalogue } from '../support/changeCatalogue.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import {
  itRejectsParameters,
  itRequiresKey,
  itReturnsTheSameItemsInPages,
  itSupportsConditionalRequests,
} from '../support/readGuarantees.js';
import { useApi } from '../support/useApi.js';

const api = useApi();
const path = '/v1/countries';

const listCodes = (body: { countries: { code: string }[] }) => body.countries.map(({ code }) => code);

describe('countries.list', () => {
  it('returns every country by code with its groups, the number of its series and its last date', async () => {
    const { body } = await api().get(`${path}?limit=1000`).expect(200);
    expect(listCodes(body)).toEqual([...listCodes(body)].sort());
    const japan = body.countries.find(({ code }: { code: string }) => code === 'JP');
    const [{ count, last }] = await api()
      .db('series')
      .where({ country: 'JP', publishes_projections: 'false' })
      .select({ count: api().db.raw('count(*)'), last: api().db.raw('max(last_date)') });
    expect(japan).toMatchObject({ code3: 'JPN', name: 'Japan', groups: ['G20', 'G7', 'OECD'], lastDate: last });
    expect(japan.series).toBeGreaterThanOrEqual(count);
    const total = body.countries.reduce((sum: number, { series }: { series: number }) => sum + series, 0);
    expect([{ count: total }]).toEqual(
      await api()
        .db('series')
        .select({ count: api().db.raw('count(*)') }),
    );
  });

  it('returns all groups with their members and the day as of which they hold', async () => {
    const { groups } = (await api().get(path).expect(200)).body;
    expect(groups.map(({ code }: { code: string }) => code)).toEqual(['BRICS', 'EA-MEMBERS', 'G20', 'G7', 'OECD']);
    expect(groups[3]).toMatchObject({ name: 'Group of Seven', asOf: '2026-01-01' });
  });

  it('returns the members of a group, and the countries whose name or code begins with a text', async () => {
    const read = async (query: string) => listCodes((await api().get(`${path}?${query}`).expect(200)).body);
    expect(await read('group=G7')).toEqual(['CA', 'DE', 'FR', 'GB', 'IT', 'JP', 'US']);
    expect(await read('q=united')).toEqual(expect.arrayContaining(['AE', 'GB', 'US']));
    expect(await read('q=jpn')).toEqual(['JP']);
    expect(await read('q=kingdom&group=G7')).toEqual(['GB']);
    expect(await read('q=nowhere')).toEqual([]);
  });

  it.each([
    ['uk', 'GB'],
    ['UK', 'GB'],
    ['U.S.', 'US'],
    ['usa', 'US'],
    ['uae', 'AE'],
    ['Great Britain', 'GB'],
    ['South Korea', 'KR'],
    ['korea', 'KR'],
    ['Czech Republic', 'CZ'],
    ['Turkey', 'TR'],
    ['türkiye', 'TR'],
    ['Turkiye', 'TR'],
    ['Holland', 'NL'],
    ['russia', 'RU'],
    ['euro zone', 'EA'],
    ['EZ', 'EA'],
    ['in', 'IN'],
  ])('finds %s first by its code or a common name', async (text, code) => {
    const { body } = await api()
      .get(`${path}?q=${encodeURIComponent(text)}`)
      .expect(200);
    expect(listCodes(body)[0]).toBe(code);
  });

  it('lists groups by the code that `country` and `group` accept: the members of the euro area have one, the euro area none', async () => {
    const read = async (query: string) => (await api().get(`${path}?${query}`).expect(200)).body;
    const { groups } = await read('limit=1');
    for (const { code, members } of groups) {
      const listed = listCodes(await read(`group=${code}&limit=1000`));
      expect([code, members]).toEqual([code, expect.arrayContaining(listed)]);
      await api().get(`/v1/indicators/search?country=${code}`).expect(200);
    }
    const germany = (await read('q=DEU')).countries[0];
    expect(germany.groups).toEqual(['EA-MEMBERS', 'G20', 'G7', 'OECD']);
    expect((await api().get(`${path}?group=EA`)).status).toBe(400);
  });

  it('counts the series once for each state of the catalogue', async () => {
    const queries: string[] = [];
    const record = ({ sql }: { sql: string }) => queries.push(sql);
    const countAggregates = async (query: string) => {
      queries.length = 0;
      await api().get(`${path}?${query}`).expect(200);
      return queries.filter((sql) => sql.includes('group by country')).length;
    };
    await countAggregates('q=a');
    api().db.on('query', record);
    try {
      expect(await countAggregates('q=b')).toBe(0);
      await changeCatalogue(api().db);
      expect(await countAggregates('q=b')).toBeGreaterThan(0);
      expect(await countAggregates('q=c')).toBe(0);
    } finally {
      api().db.off('query', record);
    }
  });

  itReturnsTheSameItemsInPages(api, { all: `${path}?limit=1000`, paged: `${path}?limit=50`, field: 'countries' });
  itSupportsConditionalRequests(api, path);
  itRequiresKey(api, path);
  itRejectsParameters(api, [
    [`${path}?group=G8`, 'group'],
    [`${path}?limit=0`, 'limit'],
    [`${path}?cursor=none`, 'cursor'],
    [`${path}?q=${'a'.repeat(101)}`, 'q'],
  ]);

  it('rejects a key without the scope indicators:read', async () => {
    const key = await api().createKey('enterprise');
    await api().db('api_keys').where('prefix', key.slice(0, 10)).update({ scopes: '["news:read"]' });
    expectErrorResponse(await api().request.get(path).set('X-API-Key', key), 403, 'scope_not_granted');
  });
});
