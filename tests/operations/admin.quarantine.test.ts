import { useQuarantine } from '../support/useQuarantine.js';

const use = useQuarantine();

it('lists what is held with the old and new values, in pages, and does not serve it', async () => {
  const { api, hold } = use();
  await hold('44');
  const { status, body } = await api.operator('get', '/api/admin/quarantine?limit=1');
  expect([status, body.count, body.nextCursor]).toEqual([200, 1, null]);
  expect(body.changes[0]).toMatchObject({
    reason: 'implausible_value',
    indicator: 'us-unemployment-rate',
    provider: 'bls',
    seriesId: 'LNS14000000',
    values: [{ date: '2026-10-01', value: 44, previousValue: null }],
  });
  const { body: read } = await api.get('/v1/indicators/observations?id=us-unemployment-rate&order=desc&limit=1');
  expect(read.observations[0].date).toBe('2026-09-01');
  const { text } = await api.operator('get', '/metrics');
  expect(text).toContain('\nalmanac_quarantine_waiting 1\n');
});

it('requires the operator', async () => {
  const { api } = use();
  expect((await api.request.get('/api/admin/quarantine')).status).toBe(401);
});
