import { listObservations } from '../../server/store/observations.js';
import { writeVintages } from '../../server/store/vintages.js';
import { type Api, startApi } from '../support/api.js';
import {
  itRejectsParameters,
  itRequiresKey,
  itReturnsTheSameItemsInPages,
  itSuggestsSlugs,
  itSupportsConditionalRequests,
} from '../support/readGuarantees.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.releases', () => {
  it('returns the release of an indicator with its past and upcoming dates', async () => {
    const path = '/v1/indicators/releases?id=us-cpi-all-items&from=2026-09-01&to=2027-02-28';
    const { body } = await api.get(path).expect(200);
    expect(body).toMatchObject({ count: 1, from: '2026-09-01', to: '2027-02-28' });
    const [{ release, indicators, schedule }] = body.releases;
    expect(release).toMatchObject({ id: 'us-consumer-price-index', country: 'US', frequency: 'monthly' });
    expect(indicators).toContain('us-cpi-all-items');
    expect(schedule[0]).toMatchObject({ date: '2026-09-11', referencePeriod: '2026-08', status: 'released' });
    const upcoming = schedule.filter(({ date }: { date: string }) => date > '2026-11-21');
    expect(upcoming).toMatchObject([
      { date: '2026-12-10', status: 'scheduled', scheduleSource: 'official', datePrecision: 'exact' },
      { date: '2027-01-13', status: 'estimated', scheduleSource: 'estimated', datePrecision: 'estimated' },
      { date: '2027-02-10', status: 'estimated', scheduleSource: 'estimated', datePrecision: 'estimated' },
    ]);
  });

  it.each([
    ['2026-12-09', '2026-09-11', '2026-12-10'],
    ['2026-12-10', '2026-09-11', '2026-12-10'],
    ['2026-12-11', '2026-09-11', '2027-01-13'],
  ])('on %s, returns %s as the last release and %s as the next', async (day, last, next) => {
    const { now } = api.clock;
    api.clock.now = new Date(`${day}T12:00:00Z`);
    const { body } = await api.get('/v1/indicators/releases?id=us-cpi-all-items').expect(200);
    api.clock.now = now;
    expect(body.releases[0].release).toMatchObject({ lastRelease: { date: last }, nextRelease: { date: next } });
  });

  it('returns a later day as the next release once the library has the last one', async () => {
    const { now } = api.clock;
    api.clock.now = new Date('2026-12-10T12:00:00Z');
    const { id, version } = await api.db('series').where({ provider_series_id: 'CPIAUCSL' }).first('id', 'version');
    const observations = (await listObservations(api.db, { id, version }, { order: 'asc' })).map(({ date, value }) => ({
      date,
      value,
    }));
    for (const date of ['2026-09-01', '2026-10-01', '2026-11-01']) observations.push({ date, value: 338 });
    const unit = 'Index 1982-1984=100';
    await writeVintages(
      api.db,
      id,
      [{ date: '2026-12-10', unit, kind: 'snapshot', observations }],
      '2026-12-10T12:00:00Z',
    );
    const { body } = await api.get('/v1/indicators/releases?id=us-cpi-all-items').expect(200);
    api.clock.now = now;
    expect(body.releases[0].release).toMatchObject({
      lastRelease: { date: '2026-12-10', referencePeriod: '2026-11' },
      nextRelease: { date: '2027-01-13' },
    });
  });

  it('returns the second estimate of GDP as the next release, a month after the advance one', async () => {
    const { body } = await api.get('/v1/indicators/releases?id=real-gdp').expect(200);
    const gdp = body.releases.find(({ release }: { release: { id: string } }) => release.id === 'us-gdp');
    expect(gdp.release.nextRelease).toMatchObject({
      date: '2026-11-25',
      referencePeriod: '2026-Q3',
      estimate: 'second',
    });
  });

  it('expects nothing of a release whose series have ended', async () => {
    const { body } = await api.get('/v1/indicators/releases?id=us-capacity-utilization').expect(200);
    const [{ release, schedule }] = body.releases;
    expect(release).toMatchObject({ id: 'philadelphia-fed-real-time-data-set', nextRelease: null, usualLagDays: null });
    expect(schedule.filter(({ status }: { status: string }) => status === 'estimated')).toEqual([]);
  });

  it('covers 365 days before today to 180 days after it by default', async () => {
    const { body } = await api.get('/v1/indicators/releases?limit=1').expect(200);
    expect(body).toMatchObject({ from: '2025-11-21', to: '2027-05-20' });
  });

  it('returns all releases by id without an indicator', async () => {
    const { body } = await api.get('/v1/indicators/releases?limit=1000').expect(200);
    const ids = body.releases.map(({ release }: { release: { id: string } }) => release.id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids).toContain('us-gdp');
  });

  it.each([
    ['US', ['US']],
    ['EA', ['EA']],
    ['us, emu', ['EA', 'US']],
    ['G7', ['JP', 'US']],
    ['all', ['EA', 'JP', 'US', null]],
  ])('returns the releases of %s', async (country, expected) => {
    const path = `/v1/indicators/releases?country=${encodeURIComponent(country)}&limit=1000`;
    const { body } = await api.get(path).expect(200);
    const countries = body.releases.map(({ release }: { release: { country: string | null } }) => release.country);
    expect(new Set(countries)).toEqual(new Set(expected));
  });

  it('returns the releases of a country that publish an indicator', async () => {
    const list = async (country: string) => {
      const { body } = await api.get(`/v1/indicators/releases?id=real-gdp&country=${country}`).expect(200);
      return body.releases.map(({ release }: { release: { id: string } }) => release.id);
    };
    expect(await list('US')).toEqual(['us-gdp']);
    expect(await list('EA')).toEqual(['ea-national-accounts']);
  });

  it('says which of the requested countries have no release dates, and what to read instead', async () => {
    const { body } = await api.get('/v1/indicators/releases?country=JP,US&limit=1').expect(200);
    expect(body.missingCountries).toEqual([
      {
        country: 'JP',
        message:
          'The library has no release dates for Japan (JP), only for Euro area (EA) and United States (US). Read GET /v1/countries/JP for its latest values and how fresh they are.',
        readInstead: '/v1/countries/JP',
      },
    ]);
    await api.get(body.missingCountries[0].readInstead).expect(200);
  });

  it('returns a release once for several of its indicators', async () => {
    const { body } = await api.get('/v1/indicators/releases?id=us-core-cpi,us-cpi-all-items').expect(200);
    expect(body.count).toBe(1);
  });

  itReturnsTheSameItemsInPages(() => api, {
    all: '/v1/indicators/releases?limit=1000',
    paged: '/v1/indicators/releases?limit=9',
    field: 'releases',
  });

  itSuggestsSlugs(() => api, '/v1/indicators/releases?id=real-gdpp');

  itRejectsParameters(
    () => api,
    [
      ['/v1/indicators/releases?country=XX', 'country'],
      ['/v1/indicators/releases?country=US,XX', 'country'],
      ['/v1/indicators/releases?country=US,all', 'country'],
      ['/v1/indicators/releases?from=2023-02-30', 'from'],
      ['/v1/indicators/releases?from=2026-12-31&to=2026-01-01', 'to'],
      ['/v1/indicators/releases?from=2016-01-01&to=2026-01-09', 'to'],
      ['/v1/indicators/releases?cursor=abc', 'cursor'],
    ],
  );

  itRequiresKey(() => api, '/v1/indicators/releases');

  itSupportsConditionalRequests(() => api, '/v1/indicators/releases');
});
