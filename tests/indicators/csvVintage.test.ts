import { useApi } from '../support/useApi.js';

const api = useApi();
const observations = '/v1/indicators/observations?format=csv&id=real-gdp&start=2022-07-01&end=2022-07-01';
const download = '/api/indicators/real-gdp/download?start=2022-07-01&end=2022-07-01';

describe.each([observations, download])('the CSV of %s', (path) => {
  it('states the vintage date from which it was read, not the day that was requested', async () => {
    const { headers } = await api().get(`${path}&vintage=2022-11-20`).expect(200);
    expect(headers['x-vintage-date']).toBe('2022-11-15');
    expect(headers['content-disposition']).toContain('real-gdp-US-as-of-2022-11-15.csv');
  });

  it('states the latest vintage date without `vintage`', async () => {
    expect((await api().get(path).expect(200)).headers['x-vintage-date']).toBe('2026-10-10');
  });

  it('has the vintage date in the last column on request only', async () => {
    const plain = (await api().get(path).expect(200)).text;
    const withVintage = (await api().get(`${path}&includeVintage=true`).expect(200)).text;
    expect(plain).toBe('date,value,revised\r\n2022-07-01,22124.4,true\r\n');
    expect(withVintage).toBe('date,value,revised,vintage_date\r\n2022-07-01,22124.4,true,2026-10-10\r\n');
  });
});

it('with all vintages no single vintage date is stated', async () => {
  const { headers } = await api().get(`${observations}&allVintages=true`).expect(200);
  expect(headers).not.toHaveProperty('x-vintage-date');
});
