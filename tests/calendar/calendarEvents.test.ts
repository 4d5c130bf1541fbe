import { addPeriods, countDaysBetween, getPeriodEnd } from '../../server/series/periods.js';
import { expectErrorFields } from '../support/expectErrorResponse.js';
import { indicators, readRawAsOf, readRawVintages, releases, toDateValues } from '../support/rawLibrary.js';
import { readCalendar } from '../support/readCalendar.js';
import { useApi } from '../support/useApi.js';

const api = useApi();
const path = '/api/calendar/releases';

interface Dated {
  date: string;
  value: number;
}

interface Event {
  id: string;
  release: { id: string };
  country: string | null;
  scheduledDate: string;
  scheduledAt: string | null;
  importance: string;
  status: string;
  referencePeriod: string | null;
  indicators: {
    slug: string;
    country: string;
    previous: Dated | null;
    actual: Dated | null;
    revisedFrom: number | null;
  }[];
}

const read = (query: string) => readCalendar<Event>(api(), query);

/** The values known by a day of periods that had begun, oldest first. */
function listKnownBy(day: string, slug: string, country: string): Dated[] {
  const known = readRawAsOf(slug, country, day).filter(({ date }) => date <= day);
  return known.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]));
}

/** The value of the period before, if it has one; of a daily series the previous value. */
function findPreviousValue(newest: Dated | null, day: string, slug: string, country: string): Dated | null {
  const frequency = indicators.find((indicator) => indicator.slug === slug)?.frequency ?? 'daily';
  const known = listKnownBy(day, slug, country);
  if (newest === null || frequency === 'daily') return known.at(-2) ?? null;
  return known.find(({ date }) => date === addPeriods(newest.date, -1, frequency)) ?? null;
}

describe('a past event', () => {
  it.each(['2018-11-26', '2021-01-18', '2022-10-31', '2025-03-10', '2026-10-10'])(
    'on %s has the values of the extract',
    async (day) => {
      const { events } = await read(`from=${day}&to=${day}`);
      expect(events.length).toBeGreaterThan(0);
      for (const { status, scheduledDate, indicators: values } of events) {
        expect([status, scheduledDate]).toEqual(['released', day]);
        for (const { slug, country, previous, actual } of values) {
          expect([slug, readRawVintages(slug, country).some(({ date }) => date === day)]).toEqual([slug, true]);
          const newest = listKnownBy(day, slug, country).at(-1) ?? null;
          expect([slug, actual]).toEqual([slug, newest]);
          expect([slug, previous]).toEqual([slug, findPreviousValue(newest, day, slug, country)]);
        }
      }
    },
  );

  it('has values in the unit of its vintage', async () => {
    for (const [day, year] of [
      ['2022-10-27', 2012],
      ['2025-02-27', 2017],
    ]) {
      const { events } = await read(`from=${day}&to=${day}`);
      const investment = events
        .flatMap(({ indicators: values }) => values)
        .find(({ slug }) => slug === 'us-real-gross-private-domestic-investment');
      expect(investment).toMatchObject({ unit: `Billions of chained ${year} dollars` });
    }
  });

  it('includes the earlier value of the previous period if the release revised it', async () => {
    const { events } = await read('from=2026-10-10&to=2026-10-10');
    const budget = events.find(({ id }) => id === 'us-budget.2026-10-10');
    const [until] = toDateValues(readRawVintages('us-federal-budget-balance', 'US').at(-2)?.observations ?? []).slice(
      -1,
    );
    expect(until).toEqual({ date: '2024-01-01', value: -1832820 });
    expect(budget?.indicators.find(({ slug }) => slug === 'us-federal-budget-balance')).toMatchObject({
      previous: { date: '2024-01-01', value: -1815380 },
      actual: { date: '2025-01-01', value: -1774680 },
      revisedFrom: -1832820,
    });
  });
});

describe('an upcoming event', () => {
  it('omits series that have ended, and includes lower-frequency series only at the end of their period', async () => {
    const { events } = await read('from=2026-10-11&to=2027-06-30');
    const frequencies = new Map(indicators.map(({ slug, frequency }) => [slug, frequency]));
    const slugs = events.flatMap(({ indicators: own }) => own.map(({ slug }) => slug));
    expect(slugs).toContain('usd-jpy-daily');
    expect(slugs).not.toContain('usd-cny-daily');
    for (const { id, referencePeriod, indicators: own } of events) {
      expect([id, own.length > 0]).toEqual([id, true]);
      const month = /^\d{4}-\d{2}$/.test(referencePeriod ?? '') ? `${referencePeriod}-01` : undefined;
      if (month === undefined) continue;
      for (const { slug } of own) {
        const frequency = frequencies.get(slug) ?? 'daily';
        expect([id, slug, getPeriodEnd(month, frequency)]).toEqual([id, slug, getPeriodEnd(month, 'monthly')]);
      }
    }
  });

  it.each([
    ['us-commercial-paper', ['2026-10', '2026-11', '2026-12']],
    ['us-foreign-exchange-rates-monthly', ['2026-10', '2026-11', '2026-12']],
    ['ea-exchange-rates', ['2026-Q3', '2026-Q4']],
  ])('occurs at the frequency of the values in the library: %s', async (id, periods) => {
    const { events } = await read('from=2026-10-01&to=2027-01-31&status=estimated');
    const own = events.filter(({ release }) => release.id === id).map(({ referencePeriod }) => referencePeriod);
    expect(own).toEqual(periods);
  });

  it('has the value of the preceding period as its previous value, or none', async () => {
    const { events } = await read('from=2026-10-11&to=2027-06-30');
    const frequencies = new Map(indicators.map(({ slug, frequency }) => [slug, frequency]));
    const previous = (period: string) =>
      events
        .filter(({ referencePeriod }) => referencePeriod === period)
        .flatMap(({ indicators: own }) => own.filter(({ slug }) => frequencies.get(slug) === 'monthly'))
        .flatMap((one) => (one.previous === null ? [] : [one.previous.date]));
    expect(new Set(previous('2026-09'))).toEqual(new Set(['2026-08-01']));
    expect(new Set(previous('2026-10'))).toEqual(new Set(['2026-09-01']));
    expect(previous('2026-11')).toEqual([]);
  });
});

describe('the events', () => {
  it('of a window are within it, sorted by instant and release, without duplicates', async () => {
    const { events, summary } = await read('from=2026-09-01&to=2027-02-28');
    const sortKeys = events.map((event) => `${event.scheduledAt ?? event.scheduledDate} ${event.release.id}`);
    expect(sortKeys).toEqual([...sortKeys].sort());
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.every((event) => event.scheduledDate >= '2026-09-01' && event.scheduledDate <= '2027-02-28')).toBe(
      true,
    );
    expect(summary).toMatchObject({ from: '2026-09-01', to: '2027-02-28' });
    expect(summary['nextEvent']).toBe(events.find((event) => event.scheduledDate > '2026-11-21')?.id);
  });

  it('include every month of a monthly release between the last vintage and today', async () => {
    const { events } = await read('from=2026-09-01&to=2026-12-31');
    const listPeriods = (id: string) =>
      events
        .filter(({ release, status }) => release.id === id && status !== 'released')
        .map(({ referencePeriod }) => referencePeriod);
    expect(listPeriods('us-consumer-price-index')).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(listPeriods('us-employment-situation')).toEqual(['2026-10', '2026-11']);
    expect(listPeriods('us-personal-income-and-outlays')).toEqual(['2026-09', '2026-10', '2026-11']);
  });

  it('in the future fall on weekdays, are scheduled or estimated, and have no value', async () => {
    const { events } = await read('from=2026-11-22&to=2027-02-28');
    expect(events.length).toBeGreaterThan(50);
    for (const { scheduledDate, status, indicators: values } of events) {
      expect(['estimated', 'scheduled']).toContain(status);
      expect([0, 6]).not.toContain(new Date(scheduledDate).getUTCDay());
      expect(values.every(({ actual, revisedFrom }) => actual === null && revisedFrom === null)).toBe(true);
    }
  });

  it('are counted by status, importance and country in the summary', async () => {
    const { events, summary } = await read('from=2026-09-01&to=2026-12-31');
    const countBy = (key: 'status' | 'importance', value: string) =>
      events.filter((event) => event[key] === value).length;
    expect(events.length).toBeGreaterThan(0);
    expect(summary).toMatchObject({
      byStatus: {
        released: countBy('status', 'released'),
        scheduled: countBy('status', 'scheduled'),
        estimated: countBy('status', 'estimated'),
        cancelled: 0,
      },
      byImportance: {
        high: countBy('importance', 'high'),
        medium: countBy('importance', 'medium'),
        low: countBy('importance', 'low'),
      },
      byCountry: ['US', 'EA'].map((value) => ({
        value,
        count: events.filter(({ country }) => country === value).length,
      })),
    });
  });
});

/** Ids of the releases that publish an indicator of a category. */
function listReleasesByCategory(category: string): Set<string> {
  const own = indicators.filter((indicator) => indicator.category === category);
  return new Set(own.flatMap(({ release, series }) => series.map((one) => one.release ?? release)));
}

describe('a filtered calendar', () => {
  const half = 'from=2026-09-01&to=2027-02-28';

  it.each([
    ['country=EA', (event: Event) => event.country === 'EA'],
    ['country=emu', (event: Event) => event.country === 'EA'],
    ['country=usa', (event: Event) => event.country === 'US'],
    ['importance=high', (event: Event) => event.importance === 'high'],
    ['status=released', (event: Event) => event.status === 'released'],
    ['status=estimated&importance=low', (event: Event) => event.status === 'estimated' && event.importance === 'low'],
    ['category=labour-market', (event: Event) => listReleasesByCategory('labour-market').has(event.release.id)],
  ])('by %s has exactly the matching events', async (filter, fits) => {
    const { events } = await read(`${half}&${filter}`);
    expect(events.length).toBeGreaterThan(0);
    expect(events).toEqual((await read(half)).events.filter(fits));
  });

  it('is empty if nothing matches', async () => {
    expect(await read(`${half}&status=cancelled`)).toMatchObject({
      events: [],
      summary: { nextEvent: null },
    });
  });
});

describe('a page of the calendar', () => {
  it('ends before its events have more than 500 indicators, and the pages have all events', async () => {
    const query = 'from=2026-01-01&to=2026-12-31';
    const { events, pageSizes } = await read(query);
    expect(pageSizes.length).toBeGreaterThan(2);
    expect(Math.max(...pageSizes)).toBeLessThanOrEqual(500);
    const headlines = await read(`${query}&indicators=headline`);
    expect(headlines.pageSizes).toHaveLength(1);
    expect(headlines.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  });
});

describe('the window of the calendar', () => {
  it('moves with the clock by default', async () => {
    const { summary } = await read('');
    expect(summary).toMatchObject({ from: '2026-10-22', to: '2027-01-20' });
    expect((await read('from=2027-03-01')).summary).toMatchObject({ to: '2027-04-30' });
    expect((await read('from=2026-06-01')).summary).toMatchObject({ to: '2027-01-20' });
  });

  it('is at most 366 days long', async () => {
    expect(countDaysBetween('2026-01-01', '2027-01-02')).toBe(366);
    expect((await read('from=2026-11-21&to=2027-11-22')).events.length).toBeGreaterThan(200);
    expect((await read('from=2026-01-01&to=2027-01-02')).events.length).toBeGreaterThan(50);
    expectErrorFields(await api().get(`${path}?from=2026-01-01&to=2027-01-03`), 400, 'invalid_request', 'to');
  });
});

describe('the schedules of releases', () => {
  it('match the catalogue, each with its indicators and with dates in order', async () => {
    const { body } = await api().get('/v1/indicators/releases?from=2020-01-01&to=2026-12-31&limit=1000');
    const ids = body.releases.map(({ release }: { release: { id: string } }) => release.id);
    expect(ids).toEqual(releases.map(({ id }) => id).sort());
    for (const { schedule, indicators: slugs } of body.releases) {
      const dates = schedule.map(({ date }: { date: string }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(slugs).toEqual([...slugs].sort());
    }
  });
});
