import { readCalendar } from '../support/readCalendar.js';
import { useApi } from '../support/useApi.js';

const api = useApi();

interface Event {
  id: string;
  scheduledDate: string;
  datePrecision: string;
  referencePeriod: string;
  status: string;
  indicatorCount: number;
  indicators: { slug: string; referencePeriod: string; isHeadline: boolean }[];
}

async function list(from: string, to: string): Promise<Event[]> {
  const { events } = await readCalendar<Event>(api(), `from=${from}&to=${to}&country=US`);
  return events.filter(({ id }) => id.startsWith('us-unemployment-insurance-weekly-claims.'));
}

describe('the calendar', () => {
  it('has unemployment claims every week, with estimated days in a short gap of the schedule', async () => {
    const winter = await list('2025-12-22', '2026-01-31');
    const days = winter.map((event) => [event.scheduledDate, event.datePrecision, event.referencePeriod, event.status]);
    expect(days).toEqual([
      ['2025-12-24', 'exact', '2025-W51', 'released'],
      ['2025-12-31', 'exact', '2025-W52', 'released'],
      ['2026-01-08', 'estimated', '2026-W01', 'released'],
      ['2026-01-15', 'estimated', '2026-W02', 'released'],
      ['2026-01-22', 'estimated', '2026-W03', 'released'],
      ['2026-01-29', 'exact', '2026-W04', 'released'],
    ]);
    expect(winter[2]).toMatchObject({
      scheduledAt: '2026-01-08T13:30:00Z',
      scheduleSource: 'estimated',
      scheduleNote: expect.stringMatching(/^Estimated from the usual schedule of this release\. Values are those/),
    });
    expect(winter[2]?.indicators).toContainEqual(
      expect.objectContaining({
        slug: 'us-initial-jobless-claims',
        previous: { date: '2025-12-27', value: expect.any(Number) },
        actual: { date: '2026-01-03', value: expect.any(Number) },
      }),
    );
  });

  it('states for continued claims the week before that of initial claims, with its values', async () => {
    const [released] = await list('2026-01-15', '2026-01-15');
    expect(released).toMatchObject({ referencePeriod: '2026-W02', indicatorCount: 2 });
    const [initial, continued] = released?.indicators ?? [];
    expect(initial).toMatchObject({
      ...{ slug: 'us-initial-jobless-claims', referencePeriod: '2026-W02', isHeadline: true },
      ...{ previous: { date: '2026-01-03' }, actual: { date: '2026-01-10' } },
    });
    expect(continued).toMatchObject({
      ...{ slug: 'us-continued-jobless-claims', referencePeriod: '2026-W01', isHeadline: true },
      ...{ previous: { date: '2025-12-27' }, actual: { date: '2026-01-03' } },
    });
    // The library has initial claims to 27 June 2026, and continued claims to 21 March.
    const [upcoming] = await list('2026-07-09', '2026-07-09');
    expect(upcoming?.indicators).toMatchObject([
      { slug: 'us-initial-jobless-claims', referencePeriod: '2026-W27', previous: { date: '2026-06-27' } },
      { slug: 'us-continued-jobless-claims', referencePeriod: '2026-W26', previous: null },
    ]);
    const [awaited] = await list('2026-04-02', '2026-04-02');
    expect(awaited?.indicators.map(({ slug, referencePeriod }) => [slug, referencePeriod])).toEqual([
      ['us-initial-jobless-claims', '2026-W13'],
      ['us-continued-jobless-claims', '2026-W12'],
    ]);
  });

  it('has them on Wednesday in the week of Thanksgiving', async () => {
    expect(await list('2026-11-23', '2026-11-29')).toMatchObject([
      { scheduledDate: '2026-11-25', status: 'estimated', referencePeriod: '2026-W47' },
    ]);
  });

  it('has none in the lapse of funding, in which nothing was published', async () => {
    expect(await list('2025-10-01', '2025-11-12')).toEqual([]);
  });
});
