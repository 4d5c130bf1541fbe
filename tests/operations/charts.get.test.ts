import { loadImage } from '@napi-rs/canvas';
import { type Api, startApi } from '../support/api.js';
import { itRequiresKey, itSuggestsSlugs, itSupportsConditionalRequests } from '../support/readGuarantees.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Returns the SVG of a chart. */
async function readSvg(query: string): Promise<string> {
  const { body, headers } = await api.get(`/api/charts/${query}`).buffer(true).expect(200);
  expect(headers['content-type']).toBe('image/svg+xml');
  return String(body);
}

describe('charts.get', () => {
  it('draws an indicator as SVG with title, unit, source and a description in words', async () => {
    const svg = await readSvg('real-gdp?start=2005-01-01');
    expect(svg).toMatch(/^<svg role="img" width="960" height="540" /);
    expect(svg).toMatch(
      /<desc>Chart: .*from Q1 2005 to Q2 2026: latest .* in Q2 2026, up .* from Q1 2026, lowest .*<\/desc>/,
    );
    expect(svg).toContain('Billions of chained 2017 dollars');
    expect(svg).toContain('Shaded: US recessions (NBER)');
    expect(svg).not.toMatch(/<script|NaN/);
  });

  it('draws a price index as inflation, unless other units are requested', async () => {
    expect(await readSvg('us-cpi-all-items?start=2015-01-01')).toContain('Percent change from');
    expect(await readSvg('us-cpi-all-items?start=2015-01-01&units=lin')).toContain('Index 1982-1984=100');
  });

  it('draws several countries, indexed to 100 at their first common date', async () => {
    const svg = await readSvg('real-gdp?country=US,EA&indexed=true&recessions=false');
    expect(svg).toContain('Euro area');
    expect(svg).toMatch(/Index, Q1 \d{4}=100/);
    expect(svg).not.toContain('NBER');
  });

  it('draws other indicators, each in its unit and with the recessions of the United States', async () => {
    const svg = await readSvg('real-gdp?with=us-cpi-all-items,us-unemployment-rate.US&units=lin&start=2000-01-01');
    expect(svg).toContain('Billions of chained 2017 dollars (left)');
    expect(svg).toContain('Index 1982-1984=100 (right)');
    expect(svg).toContain('Real Gross Domestic Product, United States: Published in Billions of chained 2017 dollars');
    expect(svg).toContain('Not shown, in a third unit: US Unemployment Rate, United States.');
    const growth = await readSvg('real-gdp?with=us-cpi-all-items&units=pc1&start=2000-01-01');
    expect(growth).toMatch(/US Consumer Price Index, All Items, United States \(Percent change/);
  });

  it('draws a series once', async () => {
    expect((await readSvg('real-gdp?with=real-gdp.US')).match(/latest/g)).toHaveLength(1);
  });

  it('marks the vintages since which the unit is another, up to the vintage that is drawn', async () => {
    const now = await readSvg('real-gdp?start=2000-01-01');
    expect(now).toMatch(/<desc>.*Published in Billions of chained 2017 dollars since the vintage of .*<\/desc>/);
    expect(now).toContain('Triangles: the unit changed between vintages.');
    expect(await readSvg('real-gdp?start=2000-01-01&vintage=2014-06-01')).not.toContain(
      'Published in Billions of chained 2017',
    );
  });

  it('leaves out countries that have no values of the vintage, and says so', async () => {
    const svg = await readSvg('real-gdp?country=US,EA&vintage=1980-03-15&width=1600');
    expect(svg).toContain('No values of that day: Euro area.');
    await api.get('/api/charts/real-gdp?country=EA,US&vintage=1980-03-15').expect(404);
  });

  it('draws the values of a vintage', async () => {
    const svg = await readSvg('real-gdp?vintage=1980-03-15');
    expect(svg).toContain('as of 15 Mar 1980');
    expect(svg).toContain('Billions of 1972 dollars');
  });

  it('draws PNG with two pixels for each pixel of the size, without compressing it again', async () => {
    const response = await api.get('/api/charts/real-gdp?format=png&width=400&height=300&theme=dark').expect(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['content-encoding']).toBeUndefined();
    const { width, height } = await loadImage(response.body);
    expect([width, height]).toEqual([800, 600]);
  });

  it('returns a picture without values in the range of dates', async () => {
    expect(await readSvg('real-gdp?start=1800-01-01&end=1800-12-31')).toContain('has no values');
  });

  it.each([
    'width=5000',
    'height=1',
    'format=gif',
    'country=US,,EA',
    'theme=blue',
    'with=a,,b',
    'country=US,EA,DE&with=a,b,c',
    'start=2020-01-01&end=2019-01-01',
  ])('returns 400 for %s', async (query) => {
    expect((await api.get(`/api/charts/real-gdp?${query}`)).status).toBe(400);
  });

  it('draws the countries of a group for which the indicator has a series', async () => {
    expect(await readSvg('us-cpi-all-items?country=G7')).toBe(await readSvg('us-cpi-all-items?country=US'));
    expect(await readSvg('us-cpi-all-items?country=all')).toBe(await readSvg('us-cpi-all-items?country=US'));
    await api.get('/api/charts/us-cpi-all-items?country=BRICS').expect(404);
  });

  it.each(['G7', 'G7,US', 'US,CA,DE,FR,GB,IT', 'all'])('names the limit of countries for %s', async (country) => {
    const { body } = await api.get(`/api/charts/real-gdp-ppp-expenditure?country=${country}`).expect(400);
    expect(body.message).toMatch(
      /^`country` stands for \d+ countries\. A chart has at most 5 lines: name at most 5 countries\.$/,
    );
    expect(body.details).toMatchObject([{ field: 'country' }]);
  });

  it.each(['US,all', 'US,XX'])('refuses the countries %s', async (country) => {
    const { body } = await api.get(`/api/charts/real-gdp-ppp-expenditure?country=${country}`).expect(400);
    expect(body.details).toMatchObject([{ field: 'country' }]);
  });

  it('returns 404 for another indicator that does not exist', async () => {
    const { body } = await api.get('/api/charts/real-gdp?with=us-cpi-all-itemz').expect(404);
    expect(body).toMatchObject({
      error: 'indicator_not_found',
      suggestions: expect.arrayContaining(['us-cpi-all-items']),
    });
  });

  itSupportsConditionalRequests(() => api, '/api/charts/real-gdp?width=400');
  itRequiresKey(() => api, '/api/charts/real-gdp');
  itSuggestsSlugs(() => api, '/api/charts/real-gpd');
});
