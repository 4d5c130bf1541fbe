import { addDays } from '../../server/series/periods.js';
import { readLatestRaw, readRawAsOf, readRawVintages, vintagedSeries } from '../support/rawLibrary.js';
import { useApi } from '../support/useApi.js';

const path = '/v1/indicators/observations';
const api = useApi();

interface Interval {
  date: string;
  value: number | null;
  realtime_start: string;
  realtime_end: string | null;
}

/** Computes from the vintages of the extract every value of every date with the days on which it was current. */
function buildRawIntervals(slug: string, country: string): Interval[] {
  const days = readRawVintages(slug, country).map(({ date }) => date);
  const intervals: Interval[] = [];
  const open = new Map<string, Interval>();
  for (const day of days) {
    for (const { date, value } of readRawAsOf(slug, country, day)) {
      const current = open.get(date);
      if (current?.value === value) continue;
      if (current) current.realtime_end = addDays(day, -1);
      const next = { date, value, realtime_start: day, realtime_end: null };
      open.set(date, next);
      intervals.push(next);
    }
  }
  return intervals.sort((a, b) =>
    a.date === b.date ? compare(a.realtime_start, b.realtime_start) : compare(a.date, b.date),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}

describe('observations with their revisions', () => {
  it.each(vintagedSeries)(
    'have the exact days on which each value was current, without gaps: %s, %s',
    async (slug, country) => {
      const { body } = await api().get(`${path}?id=${slug}&country=${country}&allVintages=true`);
      const intervals = body.observations.map((row: Interval) => ({
        date: row.date,
        value: row.value,
        realtime_start: row.realtime_start,
        realtime_end: row.realtime_end,
      }));
      expect(intervals).toEqual(buildRawIntervals(slug, country));
      const onlyFirsts = body.observations.filter((row: Interval & { revised: boolean }) => !row.revised);
      expect(onlyFirsts.length).toBeGreaterThanOrEqual(readLatestRaw(slug, country).length);
    },
  );

  it.each(vintagedSeries)(
    'return the first known value of each date with its first day: %s, %s',
    async (slug, country) => {
      const { body } = await api().get(`${path}?id=${slug}&country=${country}&firstRelease=true`);
      const firsts = new Map(
        buildRawIntervals(slug, country)
          .reverse()
          .map((interval) => [interval.date, interval]),
      );
      const expected = [...firsts.values()]
        .reverse()
        .map(({ date, value, realtime_start }) => ({ date, value, realtime_start }));
      expect(
        body.observations.map(({ date, value, realtime_start }: Interval) => ({ date, value, realtime_start })),
      ).toEqual(expected);
    },
  );

  it('have a note if values of different vintages are in different units', async () => {
    const codes = async (id: string, choice: string) => {
      const { body } = await api().get(`${path}?id=${id}&${choice}=true`);
      return body.series[0].notes.map(({ code }: { code: string }) => code);
    };
    for (const choice of ['allVintages', 'firstRelease']) {
      expect(await codes('real-gdp', choice)).toEqual(['UNIT_CHANGED']);
      expect(await codes('us-cpi-all-items', choice)).toEqual([]);
    }
  });

  it.each(vintagedSeries)('state the unit of each value if the unit has changed: %s, %s', async (slug, country) => {
    const units = new Map(readRawVintages(slug, country).map(({ date, unit }) => [date, unit]));
    const hasChanged = new Set(units.values()).size > 1;
    for (const choice of ['allVintages', 'firstRelease']) {
      const { body } = await api().get(`${path}?id=${slug}&country=${country}&${choice}=true`);
      const stated = body.observations.map((row: { unit?: string }) => row.unit);
      const expected = body.observations.map((row: Interval) => units.get(row.realtime_start));
      expect(stated).toEqual(hasChanged ? expected : expected.map(() => undefined));
    }
  });

  it('state one unit if the requested values share it', async () => {
    const url = `${path}?id=real-gdp&firstRelease=true&start=2022-07-01&end=2022-07-01`;
    const { body } = await api().get(url);
    expect(body.observations).toMatchObject([{ value: 20021.7, unit: 'Billions of chained 2012 dollars' }]);
    expect(body.series[0]).toMatchObject({ unit: 'Billions of chained 2012 dollars', notes: [] });
    const { text } = await api().get(`${url}&format=csv`);
    expect(text).toBe(
      'date,value,revised,realtime_start,unit\r\n2022-07-01,20021.7,false,2022-11-15,Billions of chained 2012 dollars\r\n',
    );
  });

  it.each([
    ['real-gdp', 'allVintages', 'from 718 days, the first on 1965-11-15'],
    ['real-gdp', 'firstRelease', 'not its release date'],
    ['usd-cny-daily', 'firstRelease', 'only one vintage of this series (2024-12-02)'],
  ])('have a note that snapshot days are not release dates: %s with %s', async (id, choice, words) => {
    const { body } = await api().get(`${path}?id=${id}&${choice}=true&limit=1`);
    expect(body.series[0].vintage.note).toContain(words);
  });

  it('are limited to the requested dates, and reversed on request', async () => {
    const url = `${path}?id=real-gdp&allVintages=true&start=2022-07-01&end=2022-07-01`;
    const forwards = (await api().get(url)).body.observations;
    expect(forwards.map(({ value }: Interval) => value)).toEqual([
      20021.7, 20039.4, 20054.7, 21851.1, 22066.8, 22125.6, 22124.4,
    ]);
    expect((await api().get(`${url}&order=desc`)).body.observations).toEqual(forwards.reverse());
  });

  it.each([
    ['vintage=2022-11-15&firstRelease=true', 'firstRelease'],
    ['vintage=2022-11-15&allVintages=true', 'allVintages'],
    ['firstRelease=true&allVintages=true', 'allVintages'],
    ['firstRelease=true&units=pch', 'units'],
    ['allVintages=true&frequency=annual', 'frequency'],
  ])('reject parameters that do not apply: %s', async (query, field) => {
    const response = await api().get(`${path}?id=real-gdp&${query}`);
    expect(response.body.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
    expect([response.status, response.body.error]).toEqual([400, 'invalid_request']);
  });
});
