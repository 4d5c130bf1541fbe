import { type Api, startApi } from '../support/api.js';
import { readCalendar } from '../support/readCalendar.js';

interface Event {
  id: string;
  referencePeriod: string;
  status: string;
  indicators: { slug: string; referencePeriod: string; actual: { date: string } | null }[];
}

let api: Api;
beforeAll(async () => {
  api = await startApi({}, { library: 'world' });
});
afterAll(() => api.stop());

async function list(from: string, to: string): Promise<Event[]> {
  const { events } = await readCalendar<Event>(api, `from=${from}&to=${to}&country=EA`);
  return events.filter(({ id }) => id.startsWith('ea-consumer-prices.'));
}

describe('a release with monthly and quarterly series', () => {
  it('has one event on each release day, with the period of the values that were new', async () => {
    const events = await list('2026-07-01', '2026-12-31');
    expect(events.map(({ id, referencePeriod, status }) => [id.slice(-10), referencePeriod, status])).toEqual([
      ['2026-07-31', '2026-07', 'released'],
      ['2026-09-17', '2026-08', 'estimated'],
      ['2026-10-10', '2026-Q3', 'released'],
      ['2026-10-19', '2026-09', 'estimated'],
      ['2026-11-18', '2026-10', 'estimated'],
      ['2026-12-17', '2026-11', 'estimated'],
    ]);
    const quarterly = events.find(({ referencePeriod }) => referencePeriod === '2026-Q3');
    expect(quarterly?.indicators).toContainEqual(
      expect.objectContaining({
        slug: 'euro-area-hicp',
        referencePeriod: '2026-Q3',
        actual: { date: '2026-07-01', value: expect.any(Number) },
      }),
    );
  });

  it('states the period of each indicator at its own frequency', async () => {
    const [event] = await list('2027-01-20', '2027-01-20');
    expect(event).toMatchObject({ referencePeriod: '2026-12', status: 'estimated' });
    const periods = new Map(event?.indicators.map(({ slug, referencePeriod }) => [slug, referencePeriod]));
    expect(periods.get('harmonised-consumer-price-inflation')).toBe('2026-12');
    expect(periods.get('euro-area-hicp')).toBe('2026-Q4');
  });
});
