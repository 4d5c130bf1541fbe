import { addReleaseForecasts } from '../../server/store/releaseForecasts.js';
import { type Api, startApi } from '../support/api.js';
import { itRejectsParameters, itRequiresKey, itSupportsConditionalRequests } from '../support/readGuarantees.js';

interface Event {
  scheduledDate: string;
  indicators: { slug: string; previous: { date: string } | null }[];
}

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('calendar.releases', () => {
  it('returns a past release with its published and revised values', async () => {
    const { body } = await api.get('/api/calendar/releases?from=2026-09-30&to=2026-09-30').expect(200);
    const event = body.events.find(({ id }: { id: string }) => id === 'us-gdp.2026-09-30');
    expect(event).toMatchObject({ status: 'released', referencePeriod: '2026-Q2', scheduledDate: '2026-09-30' });
    expect(event).toMatchObject({ estimate: 'third', scheduledAt: '2026-09-30T12:30:00Z', scheduleSource: 'official' });
    expect(event).toMatchObject({ datePrecision: 'exact', scheduleNote: expect.stringMatching(/^Official date from/) });
    expect(event.indicators).toContainEqual(
      expect.objectContaining({
        slug: 'real-gdp',
        previous: { date: '2026-01-01', value: 24274.4 },
        actual: { date: '2026-04-01', value: 24408 },
        revisedFrom: null,
        valuesAsOf: '2026-10-10',
      }),
    );
  });

  it('says that the day of a past release is unknown if there is no official date', async () => {
    const { body } = await api.get('/api/calendar/releases?from=2026-10-10&to=2026-10-10').expect(200);
    const event = body.events.find(({ id }: { id: string }) => id === 'ea-national-accounts.2026-10-10');
    expect(event).toMatchObject({
      ...{ status: 'released', scheduledDate: '2026-10-10', datePrecision: 'on_or_before', referencePeriod: '2026-Q2' },
      ...{ scheduledAt: null, scheduledTime: null, scheduleSource: 'estimated' },
      scheduleNote: 'Published by 2026-10-10, exact day unknown: the library first had these values on this day.',
    });
    expect(body.events.filter(({ datePrecision }: { datePrecision: string }) => datePrecision === 'exact')).toEqual([]);
  });

  it('shows the moved and cancelled releases of the lapse of funding of 2025', async () => {
    const { body } = await api
      .get('/api/calendar/releases?from=2025-10-01&to=2026-01-31&limit=1000&indicators=headline')
      .expect(200);
    const list = (id: string) =>
      body.events
        .filter(({ release }: { release: { id: string } }) => release.id === id)
        .map((event: { scheduledDate: string; referencePeriod: string; status: string }) => [
          event.scheduledDate,
          event.referencePeriod,
          event.status,
        ]);
    expect(list('us-consumer-price-index')).toEqual([
      ['2025-10-24', '2025-09', 'released'],
      ['2025-11-13', '2025-10', 'cancelled'],
      ['2025-12-18', '2025-11', 'released'],
      ['2026-01-13', '2025-12', 'released'],
    ]);
    expect(list('us-gdp')).toEqual([
      ['2025-10-30', '2025-Q3', 'cancelled'],
      ['2025-12-23', '2025-Q3', 'released'],
      ['2026-01-22', '2025-Q3', 'released'],
    ]);
    const notes = body.events.map(
      ({ id, scheduleNote }: { id: string; scheduleNote: string }) => `${id} ${scheduleNote}`,
    );
    expect(notes).toContainEqual(
      expect.stringMatching(
        /^us-personal-income-and-outlays\.2026-01-22 .* The agency moved it\. It also covers 2025-10\./,
      ),
    );
    expect(body.summary.byStatus.cancelled).toBe(
      body.events.filter(({ status }: { status: string }) => status === 'cancelled').length,
    );
  });

  it('returns an upcoming release as estimated, without a previous value if the library does not have that period', async () => {
    const { body } = await api.get('/api/calendar/releases?from=2027-01-13&to=2027-01-13').expect(200);
    const event = body.events.find(({ id }: { id: string }) => id === 'us-consumer-price-index.2027-01-13');
    expect(event).toMatchObject({ status: 'estimated', scheduledTime: '08:30', scheduledAt: '2027-01-13T13:30:00Z' });
    expect(event.indicators).toContainEqual(
      expect.objectContaining({
        slug: 'us-cpi-all-items',
        // The release is for December, and the library has no value for November.
        previous: null,
        actual: null,
      }),
    );
  });

  it('marks a past release without values as such, and returns the date of the library', async () => {
    const path = '/api/calendar/releases?from=2026-10-11&to=2026-11-20&importance=high';
    const { body } = await api.get(path).expect(200);
    expect(body.libraryDay).toBe('2026-10-10');
    const dates = body.events.map((event: { id: string; referencePeriod: string }) => [
      event.id,
      event.referencePeriod,
    ]);
    expect(dates).toContainEqual(['us-employment-situation.2026-11-06', '2026-10']);
    expect(dates).toContainEqual(['us-consumer-price-index.2026-10-14', '2026-09']);
    expect(dates).toContainEqual(['us-gdp.2026-10-29', '2026-Q3']);
    for (const { status, scheduleNote, indicators } of body.events) {
      expect(['estimated', 'scheduled']).toContain(status);
      expect(scheduleNote).toContain('This date has passed, but the library (as of 2026-10-10)');
      expect(indicators.every((one: { actual: unknown }) => one.actual === null)).toBe(true);
    }
    const jobs = body.events.find(({ id }: { id: string }) => id === 'us-employment-situation.2026-11-06');
    const rate = jobs.indicators.find(({ slug }: { slug: string }) => slug === 'us-unemployment-rate');
    expect(rate.previous).toMatchObject({ date: '2026-09-01' });
  });

  it('returns the three estimates of GDP, each with its name', async () => {
    const { body } = await api
      .get('/api/calendar/releases?from=2026-10-11&to=2027-01-31&limit=1000&indicators=headline')
      .expect(200);
    const gdp = body.events.filter(({ release }: { release: { id: string } }) => release.id === 'us-gdp');
    expect(
      gdp.map((event: { estimate: string; referencePeriod: string }) => [event.estimate, event.referencePeriod]),
    ).toEqual([
      ['advance', '2026-Q3'],
      ['second', '2026-Q3'],
      ['third', '2026-Q3'],
      ['advance', '2026-Q4'],
    ]);
  });

  it('returns the same events in pages as in a single response, with the same counts on each page', async () => {
    const path = '/api/calendar/releases?from=2026-10-01&to=2026-10-25&indicators=headline';
    const whole = await api.get(`${path}&limit=1000`).expect(200);
    const events: unknown[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 100; pages++) {
      const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await api.get(`${path}&limit=23${next}`).expect(200);
      expect(body.summary).toEqual(whole.body.summary);
      expect(body.count).toBe(body.events.length);
      events.push(...body.events);
      cursor = body.nextCursor;
    }
    expect(whole.body.nextCursor).toBeNull();
    expect(events).toEqual(whole.body.events);
  });

  it('has at most 100 events on a page by default', async () => {
    const { body } = await api
      .get('/api/calendar/releases?from=2026-11-21&to=2027-11-21&indicators=headline')
      .expect(200);
    expect(body.count).toBe(100);
    expect(body.nextCursor).not.toBeNull();
  });

  it('never returns a future period as the previous value of an upcoming release', async () => {
    const { body } = await api
      .get('/api/calendar/releases?from=2026-11-22&to=2027-11-22&limit=1000&indicators=headline')
      .expect(200);
    const previous = body.events.flatMap(({ indicators }: Event) => indicators.map((one) => one.previous?.date ?? ''));
    expect(previous.filter((date: string) => date > '2026-11-21')).toEqual([]);
  });

  it('returns the previous vintage of a value only in the unit of the value', async () => {
    const { body } = await api.get('/api/calendar/releases?from=2025-03-10&to=2025-03-10').expect(200);
    const indicators = body.events.flatMap((event: Event) => event.indicators);
    const potential = indicators.find(({ slug }: { slug: string }) => slug === 'us-real-potential-gdp');
    expect(potential.previous).toEqual({ date: '2024-10-01', value: 22920.3 });
    expect(potential.unit).toBe('Billions of chained 2017 dollars');
    // The previous vintage has 21089.3 for this quarter, in 2012 dollars.
    expect(potential.revisedFrom).not.toBe(21089.3);
  });

  it('returns the expected value before a release, from a run with default options', async () => {
    const path = '/api/calendar/releases?from=2026-10-29&to=2026-10-29';
    const shown = async () => {
      const { body } = await api.get(path).expect(200);
      const event = body.events.find(({ id }: { id: string }) => id === 'us-gdp.2026-10-29');
      return event.indicators.find(({ slug }: { slug: string }) => slug === 'real-gdp');
    };
    const runForecast = (body: object) => api.request.post('/api/forecast/run').set('X-API-Key', api.key).send(body);
    // Custom options of one account are not shown to others.
    for (const own of [{ model: 'drift' }, { transform: 'log' }, { start: '2010-01-01' }, { vintage: '2026-10-10' }]) {
      expect((await runForecast({ seriesId: 'real-gdp', horizon: 1, backtestOrigins: 0, ...own })).status).toBe(200);
    }
    expect(await shown()).toMatchObject({ forecastValue: null, forecastPeriod: null, forecastCacheKey: null });
    const run = await runForecast({ seriesId: 'real-gdp', horizon: 2, backtestOrigins: 0 });
    expect(await shown()).toMatchObject({
      forecastValue: run.body.result.forecasts[0].forecast,
      forecastPeriod: '2026-07-01',
      forecastModel: 'auto',
      forecastCacheKey: run.body.cacheKey,
    });
  });

  it('returns the value expected from earlier data next to a released value, in the same unit and base', async () => {
    const { id: seriesId } = await api.db('series').where({ provider_series_id: 'GDPC1' }).first('id');
    const common = { seriesId, model: 'auto', createdAt: '2026-11-21T00:00:00.000Z' };
    const forecasts = [
      { ...common, period: '2026-04-01', vintageDate: '2025-03-10', value: 24_300, cacheKey: 'a'.repeat(64) },
      { ...common, period: '2026-04-01', vintageDate: '2026-10-10', value: 24_408, cacheKey: 'b'.repeat(64) },
      { ...common, period: '2024-10-01', vintageDate: '2022-10-31', value: 20_500, cacheKey: 'c'.repeat(64) },
    ];
    await addReleaseForecasts(api.db, forecasts, common.createdAt);
    const shown = async (day: string) => {
      const { body } = await api.get(`/api/calendar/releases?from=${day}&to=${day}`).expect(200);
      const event = body.events.find(({ id }: { id: string }) => id === `us-gdp.${day}`);
      return event.indicators.find(({ slug }: { slug: string }) => slug === 'real-gdp');
    };
    expect(await shown('2026-09-30')).toMatchObject({
      actual: { date: '2026-04-01', value: 24_408 },
      forecastValue: 24_300,
      forecastPeriod: '2026-04-01',
    });
    // The forecast was in 2012 dollars, the value is in 2017 dollars.
    expect(await shown('2025-02-27')).toMatchObject({ actual: { date: '2024-10-01' }, forecastValue: null });
  });

  it('returns Last-Modified as in the body, and the same ETag all day', async () => {
    const first = await api.get('/api/calendar/releases?importance=high').expect(200);
    expect(first.body.generatedAt).toBe('2026-11-21T00:00:00.000Z');
    expect(first.headers['last-modified']).toBe('Sat, 21 Nov 2026 00:00:00 GMT');
    api.clock.advance(3_600_000);
    const later = await api.get('/api/calendar/releases?importance=high&').expect(200);
    expect(later.headers['etag']).toBe(first.headers['etag']);
  });

  it('covers 30 days before today to 60 days after it by default, counts its events and orders them by day', async () => {
    const { body } = await api.get('/api/calendar/releases?limit=1000&indicators=headline').expect(200);
    expect(body.summary).toMatchObject({ from: '2026-10-22', to: '2027-01-20' });
    const { byStatus, byImportance } = body.summary;
    expect(body.events).toHaveLength(body.count);
    expect(byStatus.released + byStatus.scheduled + byStatus.estimated + byStatus.cancelled).toBe(body.count);
    expect(byImportance.high + byImportance.medium + byImportance.low).toBe(body.count);
    const days = body.events.map(({ scheduledDate }: Event) => scheduledDate);
    expect(days).toEqual([...days].sort());
    expect(body.summary.nextEvent).toBe(
      body.events.find(({ scheduledDate }: Event) => scheduledDate > '2026-11-21').id,
    );
  });

  it.each([
    ['country', 'EA'],
    ['importance', 'high'],
    ['status', 'estimated'],
  ] as const)('narrows to %s %s', async (name, value) => {
    const { body } = await api.get(`/api/calendar/releases?${name}=${value}`).expect(200);
    expect(body.count).toBeGreaterThan(0);
    for (const event of body.events) expect(event[name]).toBe(value);
  });

  it('says that it has no release dates of a country', async () => {
    const { body } = await api.get('/api/calendar/releases?country=JP').expect(200);
    expect(body).toMatchObject({ count: 0, missingCountries: [{ country: 'JP', readInstead: '/v1/countries/JP' }] });
    expect((await api.get('/api/calendar/releases?country=US').expect(200)).body.missingCountries).toEqual([]);
  });

  it('narrows to a list or group of countries', async () => {
    const { body } = await api.get('/api/calendar/releases?country=EA,G7&limit=1000&indicators=headline').expect(200);
    expect(new Set(body.events.map(({ country }: { country: string }) => country))).toEqual(new Set(['EA', 'US']));
    const missing = body.missingCountries.map(({ country }: { country: string }) => country);
    expect(missing).toEqual(['CA', 'DE', 'FR', 'GB', 'IT', 'JP']);
  });

  it('filters by category', async () => {
    const path = '/api/calendar/releases?from=2026-09-01&to=2026-09-30&category=national-accounts';
    const { body } = await api.get(path).expect(200);
    const ids = body.events.map(({ id }: { id: string }) => id);
    expect(ids).toContain('us-gdp.2026-09-30');
    expect(ids).not.toContain('us-consumer-price-index.2026-09-11');
  });

  itRejectsParameters(
    () => api,
    [
      ['/api/calendar/releases?limit=1001', 'limit'],
      ['/api/calendar/releases?cursor=abc', 'cursor'],
      ['/api/calendar/releases?from=2023-02-30', 'from'],
      ['/api/calendar/releases?from=2026-12-31&to=2026-01-01', 'to'],
      ['/api/calendar/releases?from=2025-01-01&to=2026-01-03', 'to'],
      ['/api/calendar/releases?status=late', 'status'],
      ['/api/calendar/releases?indicators=none', 'indicators'],
    ],
  );

  itRequiresKey(() => api, '/api/calendar/releases');

  itSupportsConditionalRequests(() => api, '/api/calendar/releases');
});
