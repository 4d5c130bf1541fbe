import type { Knex } from 'knex';
import { providers } from '../../server/providers/index.js';
import { listDueSources } from '../../server/scheduled/dueSources.js';
import type { ScheduledJobContext } from '../../server/scheduled/scheduledJob.js';
import { buildSource, saveSource } from '../../server/store/seriesSources.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
let db: Knex;
beforeAll(async () => {
  api = await startApi();
  db = api.db;
});
afterAll(() => api.stop());

async function listDue(): Promise<string[]> {
  const clients = Object.fromEntries(Object.entries(providers).map(([name, provider]) => [name, { provider }]));
  const context = { db, config: { FRED_STORE_ALLOWED: false }, providers: clients, now: () => api.clock.now };
  const { due } = await listDueSources(context as unknown as ScheduledJobContext);
  return due.map(({ providerSeriesId }) => providerSeriesId);
}

it('lists first the series of the G20, then the least recently checked', async () => {
  await db('series_sources').delete();
  const series = await db('series').where({ provider: 'pwt' }).orderBy('id').select('id', 'country');
  const checkedDays: Record<string, string | null> = { AE: '2026-01-02', AL: '2026-01-01', FR: '2026-01-03', US: null };
  for (const [country, day] of Object.entries(checkedDays)) {
    const seriesId = series.find((one) => one.country === country)?.id ?? series[0].id;
    const definition = {
      seriesId,
      provider: 'worldbank',
      providerSeriesId: country,
      unit: null,
      factor: 1,
      significantDigits: null,
    };
    const checked = day === null ? {} : { checkedAt: `${day}T00:00:00.000Z`, outcome: 'unchanged' as const };
    await saveSource(db, { ...buildSource(definition, true), ...checked });
  }
  expect(await listDue()).toEqual(['US', 'FR', 'AL', 'AE']);
});

it('lists the series of each provider together, and none of uploads or of providers whose data may not be stored', async () => {
  await db('series_sources').delete();
  const ids = await db('series').where({ country: 'US' }).orderBy('id').limit(5).pluck('id');
  const names = ['bis', 'fed', 'bis', 'csv', 'fred'];
  for (const [index, provider] of names.entries()) {
    const definition = {
      seriesId: ids[index],
      provider,
      providerSeriesId: `${provider}-${index}`,
      unit: null,
      factor: 1,
      significantDigits: null,
    };
    await saveSource(db, buildSource(definition, true));
  }
  expect(await listDue()).toEqual(['bis-0', 'bis-2', 'fed-1']);
});
