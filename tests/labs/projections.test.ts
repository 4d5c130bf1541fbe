import { useApi } from '../support/useApi.js';

const getApi = useApi();

/** The source publishes this series to 2036. Its vintage of 2026-10-10 is later than the end of the third quarter of 2026. */
const seriesId = 'us-real-potential-gdp';
const post = async (path: string, body: object) => {
  const { request, key } = getApi();
  return (await request.post(path).set('X-API-Key', key).send(body).expect(200)).body;
};

describe('the projections of a source', () => {
  it('are marked in responses with observations', async () => {
    const { body } = await getApi().get(`/v1/indicators/observations?id=${seriesId}&start=2026-01-01`).expect(200);
    expect(body.series[0]).toMatchObject({ lastDate: '2036-10-01', projectionsFrom: '2026-10-01' });
    const detail = await getApi().get(`/api/indicators/${seriesId}`).expect(200);
    expect(detail.body.metadata.projectionsFrom).toBe('2026-10-01');
    const { findings } = detail.body.guardrails;
    expect(findings.find(({ code }: { code: string }) => code === 'PROJECTION')).toMatchObject({ from: '2026-10-01' });
    const gdp = await getApi().get('/api/indicators/real-gdp').expect(200);
    expect(gdp.body.metadata.projectionsFrom).toBeNull();
  });

  it('are not part of the sample of a test, also if it is asked to end later', async () => {
    for (const end of [undefined, '2030-12-31']) {
      const body = await post('/api/labs/stationarity', { seriesId, start: '2000-01-01', end });
      expect(body.sample.end).toBe('2026-07-01');
    }
  });

  it('are forecast instead of extended', async () => {
    const { result } = await post('/api/forecast/run', { seriesId, horizon: 2, model: 'drift', backtestOrigins: 0 });
    expect(result.forecasts.map(({ date }: { date: string }) => date)).toEqual(['2026-10-01', '2027-01-01']);
  });

  it('count neither as known nor as actual values in a backtest', async () => {
    const body = await post('/api/forecast/backtest', {
      seriesId,
      horizon: 4,
      models: ['drift'],
      kind: 'pseudo',
      origins: 4,
    });
    const lastDates = body.result.origins.map(({ lastDate }: { lastDate: string }) => lastDate);
    expect(lastDates.filter((date: string) => date >= '2026-07-01')).toEqual([]);
  });
});
