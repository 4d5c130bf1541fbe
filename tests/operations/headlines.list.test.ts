import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { itRejectsParameters, itRequiresKey, itSupportsConditionalRequests } from '../support/readGuarantees.js';
import { useApi } from '../support/useApi.js';

const api = useApi();
const path = '/v1/headlines';

interface Summary {
  id: string;
  name: string;
  description: string;
  unit: string | null;
  changeUnit: string;
  frequencies: string[];
  countries: number;
  path: string;
}

async function read(): Promise<Summary[]> {
  return (await api().get(path).expect(200)).body.headlines;
}

describe('headlines.list', () => {
  itRequiresKey(api, path);
  itSupportsConditionalRequests(api, path);
  itRejectsParameters(api, [[`${path}?limit=5`, 'limit']]);

  it('lists every headline in the order of a country, with the path that returns its values', async () => {
    const headlines = await read();
    const { body } = await api().get('/v1/countries/DE').expect(200);
    const shown = new Set([...body.headlines, ...body.missing].map(({ id }: { id: string }) => id));
    expect(headlines.map(({ id }) => id).toSorted()).toEqual([...shown].sort());
    for (const { id, name, changeUnit, path: one } of headlines) {
      const comparison = (await api().get(`${one}?country=US,DE`).expect(200)).body;
      expect(comparison).toMatchObject({ id, name });
      for (const { headline } of comparison.values) expect(headline.changeUnit).toBe(changeUnit);
    }
  });

  it('says what each measures, with a unit that its values have', async () => {
    for (const { description, unit, path: one } of await read()) {
      expect(description).toMatch(/^[A-Z].+\.$/);
      const { values } = (await api().get(`${one}?country=US,DE`).expect(200)).body;
      for (const { headline } of values) if (unit !== null) expect(headline.unit).toMatch(new RegExp(`^${unit}`));
    }
  });

  it('counts the countries with a value, with the members of the euro area that share one, without own currencies', async () => {
    for (const id of ['unemployment', 'policy-rate', 'exchange-rate-us-dollar']) {
      const codes: string[] = await api().db('countries').orderBy('code').pluck('code');
      let held = 0;
      for (let start = 0; start < codes.length; start += 60) {
        const country = codes.slice(start, start + 60).join();
        const { count, missing } = (await api().get(`${path}/${id}?country=${country}`).expect(200)).body;
        held += count + missing.filter(({ reason }: { reason: string }) => reason === 'ended').length;
      }
      expect((await read()).find((one) => one.id === id)?.countries).toBe(held);
    }
  });

  it('lists the frequencies of its series, highest first', async () => {
    const { frequencies } = (await read()).find(({ id }) => id === 'unemployment') ?? { frequencies: [] };
    expect(frequencies[0]).toBe('monthly');
  });

  it('refuses other methods', async () => {
    expectErrorResponse(await api().request.post(path), 405, 'method_not_allowed');
  });
});
