import { useApi } from '../support/useApi.js';

const api = useApi({}, { library: 'world' });

const earlierBase = 'Index 2010=100 (definition: national bases before 2026-07-01)';

describe('consumer prices of the BIS', () => {
  it('are read as of 2022 in the national bases of then, which their unit names', async () => {
    const { body } = await api()
      .get('/v1/indicators/observations?id=consumer-prices&country=DE&start=2022-03&vintage=2022-06-01')
      .expect(200);
    expect(body.observations).toEqual([{ date: '2022-03-01', value: 123.657163, revised: false }]);
    expect(body.series[0]).toMatchObject({ unit: earlierBase, vintage: { resolved: '2022-05-06' } });
  });

  it.each(['consumer-prices', 'real-residential-property-prices'])(
    'have no revisions in %s that a change of national bases explains',
    async (id) => {
      const { body } = await api().get(`/v1/indicators/vintages?id=${id}&country=AT`).expect(200);
      const [first, ...later] = body.vintages as { unit: string; revised: { count: number }; rebased: object | null }[];
      expect(first?.unit).toMatch(/definition: national bases before/);
      expect(later.length).toBeGreaterThan(0);
      for (const { revised, rebased } of later) expect([revised.count, rebased !== null]).toEqual([0, true]);
    },
  );

  it('count changes as revisions where the base stayed', async () => {
    const { body } = await api().get('/v1/indicators/vintages?id=consumer-prices&country=KR').expect(200);
    expect(body.vintages).toMatchObject([
      { date: '2022-05-06', unit: 'Index 2010=100', rebased: null },
      { date: '2026-07-01', unit: 'Index 2010=100', revised: { count: 3 }, rebased: null },
    ]);
  });
});
