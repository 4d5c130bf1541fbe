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

/** What the calendar says of real GDP at an event. */
async function readRealGdp(event: string): Promise<EventIndicator> {
  const day = event.slice(-10);
  const { body } = await api.get(`/api/calendar/releases?from=${day}&to=${day}`).expect(200);
  const { indicators } = body.events.find(({ id }: { id: string }) => id === event);
  return indicators.find(({ slug }: EventIndicator) => slug === 'real-gdp');
}

const none = { forecastValue: null, forecastPeriod: null, forecastModel: null, forecastCacheKey: null };
const realGdpId = async () => (await api.db('series').where({ provider_series_id: 'GDPC1' }).first('id')).id as number;

/** As if everything but some series were forecast already, from its latest vintage. */
async function forecastAllBut(seriesIds: number[]): Promise<void> {
  await api.db.raw(
    `insert into release_forecasts (series_id, period, vintage_date, value, model, cache_key, created_at)
     select series_id, '1900-01-01', max(vintage_date), 1, 'auto', 'none', '2026-11-21T00:00:00.000Z' from vintages
     where series_id not in (${seriesIds.join(', ')}) group by series_id`,
  );
}

it('forecasts what is released soon and what is watched, once a vintage, and the calendar shows it from then on', async () => {
  const annual = await api
    .db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ frequency: 'annual', country: 'FR' })
    .orderBy('slug')
    .first('series.id', 'slug');
  await forecastAllBut([await realGdpId(), annual.id]);
  const ada = await signUp(api);
  expect((await ada.post('/api/account/watchlist', { indicator: annual.slug, country: 'FR' })).status).toBe(200);
  // Asked before, so that the answer is kept in memory.
  expect(await readRealGdp('us-gdp.2026-10-29')).toMatchObject(none);
  const { status, body } = await api.operator('post', '/api/admin/jobs/forecast-watched/run');
  expect([status, body.counts]).toEqual([200, { runs: 2, failed: 0, left: 0 }]);
  const shown = await readRealGdp('us-gdp.2026-10-29');
  expect(shown).toMatchObject({ forecastPeriod: '2026-07-01', forecastModel: 'auto' });
  const run = await api.get(`/api/forecast/run/${shown.forecastCacheKey}`).expect(200);
  expect(run.body.request).toMatchObject({ model: 'auto', transform: 'level' });
  expect(run.body.result.forecasts[0]).toMatchObject({ date: '2026-07-01', forecast: shown.forecastValue });
  const secondRun = await api.operator('post', '/api/admin/jobs/forecast-watched/run');
  expect(secondRun.body.counts).toEqual({ runs: 0, failed: 0, left: 0 });
});

it('leaves the calendar without forecasts once their runs are kept no longer', async () => {
  api.clock.advance(91 * 86_400_000);
  await api.operator('post', '/api/admin/jobs/clean-up/run').expect(200);
  expect(await readRealGdp('us-gdp.2026-10-29')).toMatchObject(none);
});
