import { addDays } from '../../server/series/periods.js';
import { type Api, startApi } from '../support/api.js';
import { changeCatalogue } from '../support/changeCatalogue.js';
import {
  itRejectsParameters,
  itRequiresKey,
  itReturnsNotFound,
  itSuggestsSlugs,
  itSupportsConditionalRequests,
} from '../support/readGuarantees.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.get', () => {
  it.each([
    ['2021-01-15', 19010.8, 17302.5],
    ['2022-11-15', 18989.9, 17378.7],
    ['2025-03-10', 20693.2, 19056.6],
    ['2026-10-10', 20709.2, 19078],
  ])('returns the values as of %s', async (vintage, firstQuarter, secondQuarter) => {
    const { body } = await api.get(`/api/indicators/real-gdp?vintage=${vintage}`).expect(200);
    expect(body.observations).toContainEqual(expect.objectContaining({ date: '2020-01-01', value: firstQuarter }));
    expect(body.observations).toContainEqual(expect.objectContaining({ date: '2020-04-01', value: secondQuarter }));
    expect(body.vintage).toEqual({ requested: vintage, resolved: vintage, capability: 'snapshot', note: null });
  });

  it('returns the earlier vintage for a day between two vintages, and names it', async () => {
    const { body } = await api.get('/api/indicators/real-gdp?vintage=2022-12-14').expect(200);
    expect(body.vintage).toMatchObject({ requested: '2022-12-14', resolved: '2022-11-15', note: expect.any(String) });
    expect(body.observations.at(-1)).toMatchObject({ date: '2022-07-01', value: 20021.7 });
    expect(body.standardization.unit).toBe('Billions of chained 2012 dollars');
  });

  it('returns the whole latest vintage by default, oldest first', async () => {
    const { body } = await api.get('/api/indicators/real-gdp').expect(200);
    expect(body.vintage).toMatchObject({ requested: null, resolved: '2026-10-10' });
    expect(body.observations).toHaveLength(318);
    expect(body.observations[0].date).toBe('1947-01-01');
    expect(body.observations.at(-1)).toEqual({ date: '2026-04-01', value: 24408, revised: false });
    expect(body.standardization.unit).toBe('Billions of chained 2017 dollars');
    expect(body.metadata.unitsByVintage).toHaveLength(11);
    expect(body.metadata.unitsByVintage.at(-1)).toEqual({
      from: '2023-10-15',
      unit: 'Billions of chained 2017 dollars',
    });
  });

  it.each([
    ['us-cpi-all-items', '2021-06-01', '2021-05-15', '2021-04-01'],
    ['us-core-cpi', '2024-06-30', '2024-03-31', '2024-02-01'],
    ['real-gdp', '2021-06-01', '2021-05-15', '2021-01-01'],
    ['us-nonfarm-payrolls', '2025-03-09', '2024-03-15', '2024-02-01'],
  ])('reports %s, which continues, as neither late nor ended on %s', async (slug, day, resolved, lastDate) => {
    const { body } = await api.get(`/api/indicators/${slug}?vintage=${day}`).expect(200);
    const codes = body.guardrails.findings.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('STALE');
    expect(codes).not.toContain('DISCONTINUED');
    expect(body.previewQuality).toMatchObject({ grade: 'A', periodsLate: 0 });
    expect(body.vintage).toMatchObject({ requested: day, resolved });
    expect(body.metadata).toMatchObject({ lastDate, lastUpdated: resolved, unit: body.standardization.unit });
    expect(body.metadata.observationCount).toBe(
      body.observations.filter(({ value }: { value: number | null }) => value !== null).length,
    );
    expect(body.release.lastRelease).toMatchObject({ status: 'released' });
    expect(body.release.lastRelease.date <= resolved).toBe(true);
    expect(body.release.lastRelease.date > addDays(resolved, -32)).toBe(true);
    expect(body.release.nextRelease.date >= day).toBe(true);
    expect(body.release.nextRelease.date < addDays(day, 100)).toBe(true);
  });

  it('lists the units up to the requested vintage', async () => {
    const { body } = await api.get('/api/indicators/real-gdp?vintage=2022-12-31').expect(200);
    expect(body.metadata.unit).toBe('Billions of chained 2012 dollars');
    expect(body.metadata.unitsByVintage).toHaveLength(10);
    expect(body.metadata.unitsByVintage.at(-1)).toEqual({
      from: '2018-08-15',
      unit: 'Billions of chained 2012 dollars',
    });
  });

  it('reports the status as of today by default', async () => {
    const { body } = await api.get('/api/indicators/usd-cny-daily').expect(200);
    const codes = body.guardrails.findings.map(({ code }: { code: string }) => code);
    expect(codes).toContain('HELD_UNTIL');
    expect(codes).not.toContain('STALE');
    expect(codes).not.toContain('DISCONTINUED');
  });

  it('does not call a series late because the library is old, and counts what became due since', async () => {
    const { body } = await api.get('/api/indicators/real-gdp').expect(200);
    const codes = body.guardrails.findings.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('STALE');
    expect(body.libraryNote).toMatch(/^The newest data of the library are of 2026-10-10\./);
    expect(body.previewQuality).toMatchObject({ grade: 'A', periodsLate: 0, copyPeriodsLate: 1 });
    expect(body.previewQuality.reasons).toContain(
      "The latest value, for 2026-04-01, was up to date when the library's copy was made (2026-10-10).",
    );
  });

  it('does not raise STALE for more than a few series of the bundled library', async () => {
    const slugs: string[] = await api.db('indicators').whereRaw("slug like 'us-%' and length(slug) < 20").pluck('slug');
    const late: string[] = [];
    for (const slug of slugs) {
      const { body } = await api.get(`/api/indicators/${slug}`).expect(200);
      if (body.guardrails.findings.some(({ code }: { code: string }) => code === 'STALE')) late.push(slug);
    }
    expect(late.length).toBeLessThan(4);
  });

  it('returns null where the source has no value', async () => {
    const { body } = await api.get('/api/indicators/us-unemployment-rate').expect(200);
    expect(body.observations).toContainEqual(expect.objectContaining({ date: '2025-10-01', value: null }));
    expect(body.previewQuality.gapCount).toBe(1);
  });

  it('marks future values as projections only for series that publish them', async () => {
    const codes = async () => {
      const { body } = await api.get('/api/indicators/us-real-potential-gdp').expect(200);
      return body.guardrails.findings.map(({ code }: { code: string }) => code);
    };
    expect(await codes()).toContain('PROJECTION');
    expect(await codes()).not.toContain('FUTURE_DATED');
    await api.db('series').where({ provider_series_id: 'GDPPOT' }).update({ publishes_projections: 'false' });
    await changeCatalogue(api.db);
    expect(await codes()).toContain('FUTURE_DATED');
    expect(await codes()).not.toContain('PROJECTION');
  });

  it.each(['EA', 'ea'])('returns the euro area for country %s', async (country) => {
    const { body } = await api.get(`/api/indicators/real-gdp?country=${country}`).expect(200);
    expect(body.metadata).toMatchObject({ country: 'EA', unit: 'Millions of chained 2020 euro', currency: 'EUR' });
    expect(body.countryAvailability).toMatchObject({ defaultCountry: 'US', count: 2 });
  });

  it('accepts the alpha-3 code of a country', async () => {
    const short = await api.get('/api/indicators/real-gdp?country=US').expect(200);
    const long = await api.get('/api/indicators/real-gdp?country=usa').expect(200);
    expect(long.body).toEqual(short.body);
  });

  itSuggestsSlugs(() => api, '/api/indicators/real-gdpp');

  itReturnsNotFound(
    () => api,
    [
      ['/api/indicators/us-cpi-all-items?country=DE', 'country_not_available'],
      ['/api/indicators/real-gdp?vintage=1965-11-14', 'no_vintage_on_date'],
    ],
  );

  itRejectsParameters(
    () => api,
    [
      ['/api/indicators/real-gdp?vintge=2022-11-15', 'vintge'],
      ['/api/indicators/real-gdp?vintage=2023-02-30', 'vintage'],
      ['/api/indicators/real-gdp?vintage=2026-11-22', 'vintage'],
      ['/api/indicators/real-gdp?country=12', 'country'],
    ],
  );

  it('accepts today as a vintage', async () => {
    const { body } = await api.get('/api/indicators/real-gdp?vintage=2026-11-21').expect(200);
    expect(body.vintage.resolved).toBe('2026-10-10');
  });

  itRequiresKey(() => api, '/api/indicators/real-gdp');

  itSupportsConditionalRequests(() => api, '/api/indicators/real-gdp');
});
