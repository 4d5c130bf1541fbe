import { addDays } from '../../server/series/periods.js';
import { expectErrorFields } from '../support/expectErrorResponse.js';
import { readRawAsOf, readRawVintages, toDateValues, vintagedSeries } from '../support/rawLibrary.js';
import { useApi } from '../support/useApi.js';

const path = '/v1/indicators/observations';

const api = useApi();

const maxVintages = 12;

/** The days of up to 12 vintages from the first to the last, the days around each, and today. */
function listVintageDays(slug: string, country: string): string[] {
  const all = readRawVintages(slug, country).map(({ date }) => date);
  const step = Math.max(1, (all.length - 1) / (maxVintages - 1));
  const dates = all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
  const around = dates.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]);
  return [...around.slice(1), '2026-11-21'];
}

/** A vintage contains everything known then and nothing learnt later. */
describe('observations as of a day', () => {
  it.each(vintagedSeries)('equal the extract of the vintage that was current: %s, %s', async (slug, country) => {
    const vintages = readRawVintages(slug, country);
    for (const day of listVintageDays(slug, country)) {
      const { status, body } = await api().get(`${path}?id=${slug}&country=${country}&vintage=${day}`);
      expect(status).toBe(200);
      expect(toDateValues(body.observations)).toEqual(readRawAsOf(slug, country, day));
      const current = vintages.findLast(({ date }) => date <= day);
      expect(body.series[0]).toMatchObject({
        unit: current?.unit,
        vintage: { requested: day, resolved: current?.date },
      });
    }
  });

  it('are an error for a day before the first vintage or after today', async () => {
    const fetchAsOf = (day: string) => api().get(`${path}?id=real-gdp&vintage=${day}`);
    const tooEarly = await fetchAsOf('1965-11-14');
    expectErrorFields(tooEarly, 404, 'no_vintage_on_date');
    expect(tooEarly.body.message).toContain('1965-11-15');
    expectErrorFields(await fetchAsOf('2026-11-22'), 400, 'invalid_request', 'vintage');
    expectErrorFields(await fetchAsOf('9999-12-31'), 400, 'invalid_request', 'vintage');
  });

  it('are transformed and aggregated only from what was known then', async () => {
    const { body } = await api().get(
      `${path}?id=real-gdp&vintage=2022-11-15&frequency=annual&units=pch&start=2021-01-01`,
    );
    const known = readRawAsOf('real-gdp', 'US', '2022-11-15');
    const mean = (year: string) => {
      const values = known.filter(({ date }) => date.startsWith(year)).map(({ value }) => value ?? Number.NaN);
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    expect(body.observations[0].value).toBeCloseTo((mean('2021') / mean('2020') - 1) * 100, 9);
    expect(body.observations[1]).toMatchObject({ date: '2022-01-01', value: null });
  });

  it('are marked as revised if they differ from their first value', async () => {
    const { body } = await api().get(`${path}?id=us-unemployment-rate&vintage=2025-03-10`);
    const vintages = readRawVintages('us-unemployment-rate', 'US').filter(({ date }) => date <= '2025-03-10');
    const histories = new Map<string, Set<number | null>>();
    for (const { date, value } of vintages.flatMap(({ observations }) => observations)) {
      histories.set(date, (histories.get(date) ?? new Set()).add(value));
    }
    for (const { date, revised } of body.observations)
      expect([date, revised]).toEqual([date, (histories.get(date)?.size ?? 0) > 1]);
  });
});
