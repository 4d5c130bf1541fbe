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
    const path = '/api/calendar/releases?from=2026-10-01&to=2026-10-25';
    const { body: whole } = await api().get(path).expect(200);
    const { body, text } = await api().get(`${path}&indicators=headline`).expect(200);
    const events = whole.events.map((event: HeadlineEvent) => {
      expect(event.indicatorCount).toBe(event.indicators.length);
      return { ...event, indicators: event.indicators.filter(({ isHeadline }) => isHeadline) };
    });
    expect(body).toEqual({ ...whole, events });
    for (const { id, indicatorCount, indicators } of body.events) {
      const expected = Math.min(1, indicatorCount);
      expect([id, indicators.length >= expected && indicators.length <= 3]).toEqual([id, true]);
    }
    const slugs = (release: string) =>
      body.events
        .find((event: HeadlineEvent) => event.release.id === release)
        .indicators.map(({ slug }: { slug: string }) => slug);
    expect(slugs('us-consumer-price-index')).toEqual(['us-cpi-all-items', 'us-core-cpi']);
    expect(slugs('us-employment-situation')).toEqual(['us-nonfarm-payrolls', 'us-unemployment-rate']);
    expect(text.length).toBeLessThan(JSON.stringify(whole).length / 2);
  });
});
