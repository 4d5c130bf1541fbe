import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

describe('releases.get', () => {
  const api = useApi();
  const path = '/v1/releases/us-consumer-price-index';

  it('returns the release as in the list of releases, and its next dates with their basis', async () => {
    const { body } = await api().get(path).expect(200);
    const listed = (await api().get('/v1/indicators/releases?id=us-cpi-all-items').expect(200)).body.releases[0];
    expect(body.release).toEqual(listed.release);
    expect(body.indicatorCount).toBe(listed.indicators.length);
    expect(body.upcoming.length).toBeGreaterThan(0);
    for (const { date, status } of body.upcoming) {
      expect(date >= '2026-11-21').toBe(true);
      expect(['scheduled', 'estimated']).toContain(status);
    }
  });

  it('returns the past dates of which the library does not have all values, as the calendar does', async () => {
    const { body } = await api().get('/v1/releases/us-gdp').expect(200);
    const calendar = await api()
      .get('/api/calendar/releases?from=2026-10-01&to=2026-11-20&country=US&indicators=headline&limit=200')
      .expect(200);
    const listed = calendar.body.events
      .filter(
        ({ release, status }: { release: { id: string }; status: string }) =>
          release.id === 'us-gdp' && (status === 'scheduled' || status === 'estimated'),
      )
      .map(({ scheduledDate }: { scheduledDate: string }) => scheduledDate);
    const listDates = (list: { date: string }[]) => list.map(({ date }) => date);
    expect(body.awaited.length).toBeGreaterThan(0);
    expect(listDates(body.awaited)).toEqual(listed);
    for (const { date } of body.awaited) expect(date > body.release.lastRelease.date).toBe(true);
  });

  it('returns the latest of many past dates without values', async () => {
    const { awaited } = (await api().get('/v1/releases/us-selected-interest-rates').expect(200)).body;
    expect(awaited).toHaveLength(6);
    expect(awaited[0].date > '2026-11-01').toBe(true);
    expect(awaited.at(-1).date < '2026-11-21').toBe(true);
  });

  it('returns the past dates of which the library has a part of the values', async () => {
    const { body } = await api().get('/v1/releases/us-unemployment-insurance-weekly-claims').expect(200);
    for (const { status } of body.awaited) expect(['released', 'scheduled', 'estimated']).toContain(status);
    expect(body.awaited.length).toBeGreaterThan(0);
  });

  it('returns the latest values of each indicator, the most prominent first', async () => {
    const { body } = await api().get(`${path}?limit=2`).expect(200);
    expect(body.indicators.map(({ slug }: { slug: string }) => slug)).toEqual(['us-cpi-all-items', 'us-core-cpi']);
    const [{ recent, unitClass }] = body.indicators;
    const read = await api().get('/v1/indicators/observations?id=us-cpi-all-items&start=2024-01-01').expect(200);
    const values = read.body.observations
      .filter(({ value }: { value: number | null }) => value !== null)
      .map(({ date, value }: { date: string; value: number }) => ({ date, value }));
    expect(unitClass).toBe('index');
    expect(recent).toEqual(values.slice(-recent.length));
    expect(recent.length).toBeGreaterThan(20);
  });

  it('returns the same indicators in pages as at once', async () => {
    const listSlugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
    const whole = (await api().get(`${path}?limit=100`).expect(200)).body;
    const first = (await api().get(`${path}?limit=60`).expect(200)).body;
    const second = (await api().get(`${path}?limit=40&cursor=${first.nextCursor}`).expect(200)).body;
    expect(listSlugs([...first.indicators, ...second.indicators])).toEqual(listSlugs(whole.indicators));
    const other = await api().get(`/v1/releases/us-gdp?cursor=${first.nextCursor}`);
    expectErrorResponse(other, 400, 'invalid_request');
  });

  it.each([
    ['us-cpi', ['us-consumer-price-index']],
    ['us-consumer-price-indx', ['us-consumer-price-index']],
    ['US-GPD', ['us-gdp']],
  ])('suggests the ids of similar releases for %s', async (unknown, nearest) => {
    const { body } = await api().get(`/v1/releases/${unknown}`).expect(404);
    expect(body).toMatchObject({ error: 'release_not_found', suggestions: expect.arrayContaining(nearest) });
    expect(body.suggestions[0]).toBe(nearest[0]);
    expect(body.suggestions.length).toBeLessThanOrEqual(5);
    expect(body.message).toBe(`Unknown release '${unknown}'. Did you mean ${body.suggestions.join(', ')}?`);
  });

  it('returns 404 for an unknown release, and 400 for a limit above 100', async () => {
    expectErrorResponse(await api().get('/v1/releases/nothing'), 404, 'release_not_found');
    expectErrorResponse(await api().get(`${path}?limit=101`), 400, 'invalid_request');
  });
});
