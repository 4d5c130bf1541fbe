import { useApi } from '../support/useApi.js';

const api = useApi({}, { library: 'world' });
const longTimeout = 300_000;

interface Headline {
  id: string;
  area: string;
  indicator: string;
  country: string;
  units: string;
  date: string;
  value: number;
  isProjection: boolean;
  previous: { change: number | null } | null;
  freshness: { status: string; dueDate: string };
}

interface Missing {
  id: string;
  reason: string;
  message: string;
  lastDate: string | null;
}

async function read(code: string): Promise<{ headlines: Headline[]; missing: Missing[] }> {
  return (await api().get(`/v1/countries/${code}`).expect(200)).body;
}

async function find(code: string, id: string): Promise<Headline | undefined> {
  return (await read(code)).headlines.find((headline) => headline.id === id);
}

async function findMissing(code: string, id: string): Promise<Missing | undefined> {
  return (await read(code)).missing.find((one) => one.id === id);
}

describe('the headlines of countries', () => {
  it(
    'have the values that their indicator, country and units read',
    async () => {
      for (const code of ['DE', 'JP', 'ZW']) {
        for (const { indicator, country, units, date, value } of (await read(code)).headlines) {
          const query = `id=${indicator}&country=${country}&units=${units}&start=${date}&end=${date}`;
          const { body } = await api().get(`/v1/indicators/observations?${query}`).expect(200);
          expect([indicator, body.observations[0].value]).toEqual([indicator, value]);
        }
      }
    },
    longTimeout,
  );

  it('judge projections by the editions of the source, not by the last year projected', async () => {
    expect(await find('FR', 'gdp-forecast')).toMatchObject({
      date: '2026-01-01',
      isProjection: true,
      freshness: { status: 'behind_schedule', dueDate: '2026-11-13' },
    });
  });

  it('show a projection only as a forecast: debt is that of the last year that had ended in the edition', async () => {
    expect(await find('FR', 'government-debt')).toMatchObject({ date: '2025-01-01', isProjection: false });
    for (const { id, isProjection } of (await read('FR')).headlines)
      expect(isProjection).toBe(id.endsWith('-forecast'));
  });

  it('have no forecast for a country of which the newest edition projects no value', async () => {
    expect(await findMissing('SY', 'gdp-forecast')).toMatchObject({ reason: 'no_projection', lastDate: '2010-01-01' });
    expect((await findMissing('AF', 'inflation-forecast'))?.message).toBe(
      'The newest edition, of 2026-04-14, has no projection for the current period. Its last value is for 2025.',
    );
  });

  it('use a later annual value instead of an overdue quarter, but not instead of a month of autumn', async () => {
    expect(await find('BR', 'real-gdp-growth')).toMatchObject({
      indicator: 'real-gdp-growth-annual',
      date: '2025-01-01',
    });
    expect(await find('SA', 'unemployment')).toMatchObject({ indicator: 'unemployment-rate-annual' });
    expect(await find('GB', 'unemployment')).toMatchObject({ indicator: 'unemployment-rate', date: '2025-08-01' });
    expect(await find('PL', 'exchange-rate-us-dollar')).toMatchObject({ date: '2025-11-01' });
    expect(await find('EA', 'unemployment')).toMatchObject({ indicator: 'euro-area-unemployment-rate' });
  });

  it('use series that another country lists', async () => {
    expect(await find('JP', 'exchange-rate-us-dollar')).toMatchObject({
      area: 'JP',
      indicator: 'usd-jpy-monthly',
      country: 'US',
      date: '2026-09-01',
    });
  });

  it('are those of the euro area where its members share them', async () => {
    for (const code of ['DE', 'BG', 'EA']) {
      expect(await find(code, 'policy-rate')).toMatchObject({ area: 'EA', date: '2026-04-01' });
      expect(await find(code, 'exchange-rate-us-dollar')).toMatchObject({ area: 'EA', date: '2026-10-30' });
    }
    expect(await find('PL', 'policy-rate')).toMatchObject({ area: 'PL' });
    expect(await find('DE', 'ten-year-yield')).toMatchObject({ area: 'DE' });
  });

  it('are not the price of the own currency', async () => {
    for (const [code, id, currency] of [
      ['US', 'exchange-rate-us-dollar', 'USD'],
      ['EC', 'exchange-rate-us-dollar', 'USD'],
      ['EA', 'exchange-rate-euro', 'EUR'],
      ['DE', 'exchange-rate-euro', 'EUR'],
    ] as const) {
      const message = `${currency} is the currency of the country.`;
      expect(await findMissing(code, id)).toMatchObject({ reason: 'own_currency', message });
    }
  });

  it('are not values that ended years ago', async () => {
    expect(await findMissing('TR', 'merchandise-exports')).toMatchObject({
      reason: 'ended',
      message: "The last value, for 2016-12 in 'merchandise-exports', is too old.",
      lastDate: '2016-12-01',
    });
    expect(await findMissing('RU', 'exchange-rate-euro')).toMatchObject({ reason: 'ended' });
    expect(await findMissing('AR', 'ten-year-yield')).toMatchObject({ reason: 'not_held', lastDate: null });
  });

  it('state no change across a change of currency', async () => {
    const rate = await find('ZW', 'exchange-rate-us-dollar');
    expect([rate?.date, rate?.previous?.change]).toEqual(['2025-01-01', null]);
  });

  it('expect the growth rates of Europe with the flash estimate, two months after the quarter at the latest', async () => {
    expect((await find('DE', 'real-gdp-growth'))?.freshness).toEqual({ status: 'current', dueDate: '2026-11-29' });
  });
});
