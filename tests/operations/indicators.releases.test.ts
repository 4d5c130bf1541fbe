import { listObservations } from '../../server/store/observations.js';
import { writeVintages } from '../../server/store/vintages.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('indicators.releases', () => {
  it('answers the release of an indicator with its past and upcoming dates', async () => {
    const path = '/v1/indicators/releases?id=us-cpi-all-items&from=2026-10-01&to=2026-12-31';
    const { body } = await api.get(path).expect(200);
    expect(body).toMatchObject({ count: 1, from: '2026-10-01', to: '2026-12-31' });
    const [{ release, indicators, schedule }] = body.releases;
    expect(release).toMatchObject({ id: 'us-consumer-price-index', country: 'US', frequency: 'monthly' });
    expect(indicators).toContain('us-cpi-all-items');
    expect(schedule[0]).toMatchObject({ date: '2026-10-10', referencePeriod: '2026-08', status: 'released' });
    const upcoming = schedule.filter(({ date }: { date: string }) => date > '2026-11-21');
    expect(upcoming.length).toBeGreaterThan(0);
    for (const one of upcoming) expect(one).toMatchObject({ status: 'estimated', scheduleSource: 'estimated' });
  });

  it.each([
    ['2026-12-13', '2026-10-10', '2026-12-14'],
    ['2026-12-14', '2026-10-10', '2026-12-14'],
    ['2026-12-15', '2026-10-10', '2027-01-12'],
  ])('on %s names %s as the last release and %s as the next', async (day, last, next) => {
    const { now } = api.clock;
    api.clock.now = new Date(`${day}T12:00:00Z`);
    const { body } = await api.get('/v1/indicators/releases?id=us-cpi-all-items').expect(200);
    api.clock.now = now;
    expect(body.releases[0].release).toMatchObject({ lastRelease: { date: last }, nextRelease: { date: next } });
  });

  it('names another day than that of the last release as the next, once the library holds it', async () => {
    const { now } = api.clock;
    api.clock.now = new Date('2026-12-14T12:00:00Z');
    const { id } = await api.db('series').where({ provider_series_id: 'CPIAUCSL' }).first('id');
    const observations = (await listObservations(api.db, id, { order: 'asc' })).map(({ date, value }) => ({
      date,
      value,
    }));
    const unit = 'Index 1982-1984=100';
    await writeVintages(
      api.db,
      id,
      [{ date: '2026-12-14', unit, kind: 'snapshot', observations }],
      '2026-12-14T12:00:00Z',
    );
    const { body } = await api.get('/v1/indicators/releases?id=us-cpi-all-items').expect(200);
    api.clock.now = now;
    expect(body.releases[0].release).toMatchObject({
      lastRelease: { date: '2026-12-14' },
      nextRelease: { date: '2027-01-12' },
    });
  });

  it('names the second estimate of GDP as the next release, a month after the advance one', async () => {
    const { body } = await api.get('/v1/indicators/releases?id=real-gdp').expect(200);
    const gdp = body.releases.find(({ release }: { release: { id: string } }) => release.id === 'us-gdp');
    expect(gdp.release.nextRelease).toMatchObject({
      date: '2026-11-25',
      referencePeriod: '2026-Q3',
      estimate: 'second',
    });
  });

  it('expects nothing of a release whose series have ended', async () => {
    const { body } = await api.get('/v1/indicators/releases?id=usd-jpy-daily').expect(200);
    const [{ release, schedule }] = body.releases;
    expect(release).toMatchObject({ id: 'us-foreign-exchange-rates', nextRelease: null, usualLagDays: null });
    expect(schedule.filter(({ status }: { status: string }) => status === 'estimated')).toEqual([]);
  });

  it('reads from 365 days before today to 180 days after it by default', async () => {
    const { body } = await api.get('/v1/indicators/releases?limit=1').expect(200);
    expect(body).toMatchObject({ from: '2025-11-21', to: '2027-05-20' });
  });

  it('answers all releases by id without an indicator', async () => {
    const { body } = await api.get('/v1/indicators/releases?limit=1000').expect(200);
    const ids = body.releases.map(({ release }: { release: { id: string } }) => release.id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids).toContain('us-gdp');
  });

  it('answers one release once for several indicators that it publishes', async () => {
    const { body } = await api.get('/v1/indicators/releases?id=us-core-cpi,us-cpi-all-items').expect(200);
    expect(body.count).toBe(1);
  });

  it('answers page by page what it answers at once', async () => {
    const whole = await api.get('/v1/indicators/releases?limit=1000').expect(200);
    const rows: unknown[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 100; pages++) {
      const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await api.get(`/v1/indicators/releases?limit=9${next}`).expect(200);
      rows.push(...body.releases);
      cursor = body.nextCursor;
    }
    expect(whole.body.nextCursor).toBeNull();
    expect(rows).toEqual(whole.body.releases);
  });

  it('refuses an unknown slug and suggests the nearest', async () => {
    const { status, body } = await api.get('/v1/indicators/releases?id=real-gdpp');
    expect(status).toBe(404);
    expect(body.error).toBe('indicator_not_found');
    expect(body.suggestions).toContain('real-gdp');
  });

  it.each([
    ['/v1/indicators/releases?country=US', 'country'],
    ['/v1/indicators/releases?from=2023-02-30', 'from'],
    ['/v1/indicators/releases?from=2026-12-31&to=2026-01-01', 'to'],
    ['/v1/indicators/releases?from=2016-01-01&to=2026-01-09', 'to'],
    ['/v1/indicators/releases?cursor=abc', 'cursor'],
  ])('refuses %s and names %s as the field at fault', async (path, field) => {
    const { status, body } = await api.get(path);
    expect(status).toBe(400);
    expect(body.error).toBe('invalid_request');
    expect(body.details).toEqual([{ field, problem: expect.any(String) }]);
  });

  it('refuses a call without a key', async () => {
    const { status, body } = await api.request.get('/v1/indicators/releases');
    expect(status).toBe(401);
    expect(body.error).toBe('missing_api_key');
  });

  it('answers 304 without a body to the ETag it gave, and 200 to another', async () => {
    const first = await api.get('/v1/indicators/releases').expect(200);
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[^"]+"$/);
    const notModified = await api.get('/v1/indicators/releases').set('If-None-Match', etag).expect(304);
    expect(notModified.text).toBe('');
    expect(notModified.headers['etag']).toBe(etag);
    await api.get('/v1/indicators/releases').set('If-None-Match', '"another"').expect(200);
  });
});
