import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

interface Vintage {
  date: string;
  releaseDates: { date: string }[];
  added: number;
  revised: number;
  headline: { slug: string; actual: { date: string; value: number }; previous: { date: string; value: number } };
}

describe('releases.vintages', () => {
  const api = useApi();
  const path = '/v1/releases/us-gdp/vintages';
  const read = async (query = '') =>
    (
      await api()
        .get(path + query)
        .expect(200)
    ).body;

  it('lists vintages latest first, each with the dates of the release since the one before', async () => {
    const { vintages } = await read('?limit=8');
    const days = vintages.map(({ date }: Vintage) => date);
    expect(days).toEqual([...days].sort().reverse());
    for (const [index, { date, releaseDates }] of vintages.slice(0, -1).entries()) {
      for (const one of releaseDates) expect(one.date <= date && one.date > days[index + 1]).toBe(true);
    }
    expect(vintages.flatMap(({ releaseDates }: Vintage) => releaseDates).length).toBeGreaterThan(0);
  });

  it('adds up what the vintages of its indicators changed', async () => {
    const [latest] = (await read('?limit=1')).vintages;
    const { releases } = (await api().get('/v1/indicators/releases?id=real-gdp').expect(200)).body;
    const { indicators } = releases.find(({ release }: { release: { id: string } }) => release.id === 'us-gdp');
    const sum = { indicators: 0, added: 0, revised: 0 };
    for (let start = 0; start < indicators.length; start += 50) {
      const ids = indicators.slice(start, start + 50).join(',');
      const query = `id=${ids}&country=US&start=${latest.date}&end=${latest.date}&limit=1000`;
      const { vintages } = (await api().get(`/v1/indicators/vintages?${query}`).expect(200)).body;
      sum.indicators += vintages.length;
      for (const { added, revised } of vintages) {
        sum.added += added;
        sum.revised += revised.count;
      }
    }
    expect({ indicators: latest.indicatorCount, added: latest.added, revised: latest.revised }).toEqual(sum);
  });

  it('has the value of the headline in the vintage, and of the period before', async () => {
    const [{ date, headline }] = (await read('?limit=1')).vintages;
    expect(headline.slug).toBe('real-gdp');
    const query = `id=real-gdp&vintage=${date}&start=${headline.previous.date}&end=${headline.actual.date}`;
    const { observations } = (await api().get(`/v1/indicators/observations?${query}`).expect(200)).body;
    const values = observations.map(({ value }: { value: number }) => value);
    expect(values).toEqual([headline.previous.value, headline.actual.value]);
  });

  it('returns the same vintages in pages as at once', async () => {
    const whole: Vintage[] = (await read('?limit=9')).vintages;
    const paged: Vintage[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const body = await read(`?limit=3${cursor && `&cursor=${cursor}`}`);
      paged.push(...body.vintages);
      cursor = body.nextCursor;
    }
    expect(paged).toEqual(whole);
  });

  it('needs as few statements for 50 vintages as for one', async () => {
    let statements = 0;
    // The server writes other statements from time to time.
    const count = ({ sql }: { sql: string }) => {
      if (/^\s*(select|with)\b/.test(sql)) statements += 1;
    };
    const countOf = async (limit: number) => {
      statements = 0;
      await read(`?limit=${limit}`);
      return statements;
    };
    api().db.on('query', count);
    const [one, many] = [await countOf(2), await countOf(50)];
    api().db.off('query', count);
    expect(one).toBeGreaterThan(5);
    expect(many).toBeLessThanOrEqual(one + 2);
  });

  it('returns nothing for a forged cursor, and 404 for an unknown release', async () => {
    const { nextCursor } = await read('?limit=1');
    const [print] = JSON.parse(Buffer.from(nextCursor, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify([print, 0])).toString('base64url');
    expect((await read(`?limit=1&cursor=${forged}`)).vintages).toEqual([]);
    expectErrorResponse(await api().get('/v1/releases/nothing/vintages'), 404, 'release_not_found');
    const { suggestions } = (await api().get('/v1/releases/us-cpi/vintages').expect(404)).body;
    expect(suggestions).toContain('us-consumer-price-index');
  });
});
