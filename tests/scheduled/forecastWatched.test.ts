import { type Api, startApi } from '../support/api.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface EventIndicator {
  slug: string;
  forecastValue: number | null;
  forecastPeriod: string | null;
  forecastModel: string | null;
  forecastCacheKey: string | null;
}

/** Returns the values of real GDP in a calendar event. */
async function readRealGdp(event: string): Promise<EventIndicator> {
  const day = event.slice(-10);
  const { body } = await api.get(`/api/calendar/releases?from=${day}&to=${day}`).expect(200);
  const { indicators } = body.events.find(({ id }: { id: string }) => id === event);
  return indicators.find(({ slug }: EventIndicator) => slug === 'real-gdp');
}

const none = { forecastValue: null, forecastPeriod: null, forecastModel: null, forecastCacheKey: null };
const realGdpId = async () => (await api.db('series').where({ provider_series_id: 'GDPC1' }).first('id')).id as number;

/** Marks all series except some as forecast from their latest vintage. */
async function forecastAllBut(seriesIds: number[]): Promise<void> {
  await api.db.raw(
    `insert into release_forecasts (series_id, period, vintage_date, value, model, cache_key, created_at)
     select series_id, '1900-01-01', max(vintage_date), 1, 'auto', 'none', '2026-11-21T00:00:00.000Z' from vintages
     where series_id not in (${seriesIds.join(', ')}) group by series_id`,
  );
}

it('forecasts soon released and watched series once per vintage, and shows the forecasts in the calendar', async () => {
  const annual = await api
    .db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ frequency: 'annual', country: 'FR' })
    .orderBy('slug')
    .first('series.id', 'slug');
  await forecastAllBut([await realGdpId(), annual.id]);
  const ada = await signUp(api);
  expect((await ada.post('/api/account/watchlist', { indicator: annual.slug, country: 'FR' })).status).toBe(200);
  // Requested before, so that the response is in the cache.
  expect(await readRealGdp('us-gdp.2026-10-29')).toMatchObject(none);
  const { status, body } = await api.operator('post', '/api/admin/jobs/forecast-watched/run');
  expect([status, body.counts]).toEqual([200, { runs: 2, failed: 0, left: 0 }]);
  const event = await readRealGdp('us-gdp.2026-10-29');
  expect(event).toMatchObject({ forecastPeriod: '2026-07-01', forecastModel: 'auto' });
  const run = await api.get(`/api/forecast/run/${event.forecastCacheKey}`).expect(200);
  expect(run.body.request).toMatchObject({ model: 'auto', transform: 'level' });
  expect(run.body.result.forecasts[0]).toMatchObject({ date: '2026-07-01', forecast: event.forecastValue });
  const secondRun = await api.operator('post', '/api/admin/jobs/forecast-watched/run');
  expect(secondRun.body.counts).toEqual({ runs: 0, failed: 0, left: 0 });
});

it('removes forecasts from the calendar when their runs expire', async () => {
  api.clock.advance(91 * 86_400_000);
  await api.operator('post', '/api/admin/jobs/clean-up/run').expect(200);
  expect(await readRealGdp('us-gdp.2026-10-29')).toMatchObject(none);
});
