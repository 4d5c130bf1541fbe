import { readFileSync } from 'node:fs';
import { contract } from '../../server/contractFile.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { itRequiresKey, itSupportsConditionalRequests } from '../support/readGuarantees.js';
import { useApi } from '../support/useApi.js';

const api = useApi();
const path = '/v1/headlines/unemployment';

async function read(id: string, country: string) {
  return (await api().get(`/v1/headlines/${id}?country=${country}`).expect(200)).body;
}

describe('headlines.get', () => {
  itRequiresKey(api, path);
  itSupportsConditionalRequests(api, path);

  it('returns for each country the value that the country itself has, highest first', async () => {
    const { id, count, values } = await read('unemployment', 'US,EA,JP');
    expect({ id, count }).toEqual({ id: 'unemployment', count: values.length });
    expect(values.length).toBeGreaterThan(0);
    for (const { country, headline } of values) {
      const { body } = await api().get(`/v1/countries/${country.code}`).expect(200);
      expect(headline).toEqual(body.headlines.find((one: { id: string }) => one.id === 'unemployment'));
    }
    const numbers = values.map(({ headline }: { headline: { value: number } }) => headline.value);
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => b - a));
  });

  it('names the countries without a value, each with the reason', async () => {
    const { values, missing } = await read('exchange-rate-us-dollar', 'US,GB');
    const codes = [...values, ...missing].map(({ country }: { country: { code: string } }) => country.code);
    expect(codes.sort()).toEqual(['GB', 'US']);
    expect(missing).toContainEqual({
      country: { code: 'US', name: 'United States' },
      reason: 'own_currency',
      message: 'USD is the currency of the country.',
      lastDate: null,
    });
  });

  it('reads the G20 by default', async () => {
    const byDefault = await api().get(path).expect(200);
    expect(byDefault.body).toEqual(await read('unemployment', 'G20'));
    expect(byDefault.body.count + byDefault.body.missing.length).toBe(21);
  });

  it('has the values of the last 24 months for a small chart, without the missing one of October 2025, and the next release', async () => {
    const { values } = await read('unemployment', 'US,KP');
    const [{ headline }] = values;
    expect(headline.recent).toHaveLength(23);
    expect(headline.recent.at(-1)).toEqual({ date: headline.date, value: headline.value });
    expect(headline.recent.at(-2)).toMatchObject({ date: headline.previous.date, value: headline.previous.value });
    expect(headline.nextRelease).toMatchObject({ date: '2026-12-04', status: 'scheduled' });
  });

  it('refuses unknown headlines, all countries at once and lists of more than 60', async () => {
    expectErrorResponse(await api().get('/v1/headlines/happiness'), 400, 'invalid_request', /`id` must be one of/);
    expectErrorResponse(await api().get(`${path}?country=all`), 400, 'invalid_request', /not `all`/);
    const codes: string[] = (await api().db('countries').limit(61).pluck('code')).filter((code) => code !== 'EA');
    const tooMany = await api().get(`${path}?country=${codes.join()},G20,OECD`);
    expectErrorResponse(tooMany, 400, 'invalid_request', /at most 60/);
  });

  it('knows the headlines of the catalogue, no others', () => {
    const file = resolveProjectPath('data', 'catalogue', 'headlines.json');
    const ids = JSON.parse(readFileSync(file, 'utf8')).map(({ id }: { id: string }) => id);
    expect(contract.components.schemas.HeadlineId.enum).toEqual(ids);
  });
});
