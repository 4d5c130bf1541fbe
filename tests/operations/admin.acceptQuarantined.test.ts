import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useQuarantine } from '../support/useQuarantine.js';

const use = useQuarantine();
const accept = (id: string) => use().api.operator('post', `/api/admin/quarantine/${id}/accept`);

it('writes the held values, and records who accepted them', async () => {
  const { api, hold, list } = use();
  const id = await hold('44');
  const { status, body } = await accept(id);
  expect([status, body.outcome, body.added, body.held]).toEqual([200, 'changed', 1, 0]);
  const { body: read } = await api.get('/v1/indicators/observations?id=us-unemployment-rate&order=desc&limit=1');
  expect(read.observations[0]).toMatchObject({ date: '2026-10-01', value: 44 });
  expect(await list()).toEqual([]);
  const { body: audit } = await api.operator('get', '/api/admin/audit-log?action=admin.acceptQuarantined');
  expect(audit.entries[0].detail).toMatchObject({
    indicator: 'us-unemployment-rate',
    reason: 'implausible_value',
    values: 1,
  });
});

it('holds other values that the provider returns by then under a new id, and writes nothing', async () => {
  const { hold, publish, list } = use();
  const id = await hold('44');
  publish('55');
  expect((await accept(id)).body).toMatchObject({ outcome: 'unchanged', held: 1 });
  const [changes] = await list();
  expect(changes?.values[0]?.value).toBe(55);
  expectErrorResponse(await accept(id), 404, 'not_found', 'list them again');
});
