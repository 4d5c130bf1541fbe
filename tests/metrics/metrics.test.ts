import { Metrics } from '../../server/metrics/metrics.js';

it('a reader sees what was counted just before', async () => {
  const metrics = new Metrics();
  metrics.recordRequest('indicators.get', 200, 1);
  metrics.recordRateLimitDecision('key', true);
  metrics.recordCacheHit();
  const lines = (await metrics.formatExposition()).split('\n');
  for (const line of [
    'almanac_requests_total{operation="indicators.get",status="200"} 1',
    'almanac_request_duration_seconds_count{operation="indicators.get"} 1',
    'almanac_rate_limit_decisions_total{caller="key",decision="admitted"} 1',
    'almanac_answers_from_memory_total 1',
  ])
    expect(lines).toContain(line);
});
