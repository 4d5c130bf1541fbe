import { readCalendar } from '../support/readCalendar.js';
import { useApi } from '../support/useApi.js';

const api = useApi();

interface HeadlineEvent {
  id: string;
  release: { id: string };
  indicatorCount: number;
  indicators: { slug: string; isHeadline: boolean }[];
}

describe('the calendar', () => {
  it('returns only the headline indicators of each event, as in the whole response, with indicators=headline', async () => {
    const window = 'from=2026-01-01&to=2026-12-31';
    const whole = await readCalendar<HeadlineEvent>(api(), window);
    const { events, summary } = await readCalendar<HeadlineEvent>(api(), `${window}&indicators=headline`);
    const expectedEvents = whole.events.map((event) => {
      expect(event.indicatorCount).toBe(event.indicators.length);
      return { ...event, indicators: event.indicators.filter(({ isHeadline }) => isHeadline) };
    });
    expect({ events, summary }).toEqual({ events: expectedEvents, summary: whole.summary });
    for (const { id, indicatorCount, indicators } of events) {
      const expected = Math.min(1, indicatorCount);
      expect([id, indicators.length >= expected && indicators.length <= 3]).toEqual([id, true]);
    }
    const slugs = (release: string) =>
      events.find((event) => event.release.id === release)?.indicators.map(({ slug }) => slug);
    expect(slugs('us-consumer-price-index')).toEqual(['us-cpi-all-items', 'us-core-cpi']);
    expect(slugs('us-employment-situation')).toEqual(['us-nonfarm-payrolls', 'us-unemployment-rate']);
    expect(JSON.stringify(events).length).toBeLessThan(JSON.stringify(whole.events).length / 2);
  });
});
