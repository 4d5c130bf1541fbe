import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useQuarantine } from '../support/useQuarantine.js';

const use = useQuarantine();
const reject = (id: string) => use().api.operator('post', `/api/admin/quarantine/${id}/reject`);

it('leaves the series as it is, and does not list the same values again', async () => {
  const { hold, refresh, list, api } = use();
  const id = await hold('44');
  expect((await reject(id)).status).toBe(204);
  await refresh();
  expect(await list()).toEqual([]);
  expect((await list('rejected')).map((changes) => changes.id)).toEqual([id]);
  const { body } = await api.get('/v1/indicators/observations?id=us-unemployment-rate&order=desc&limit=1');
  expect(body.observations[0].date).toBe('2026-09-01');
});

it('lists other values, which wait again', async () => {
  const { hold, list } = use();
  await reject(await hold('44'));
  const id = await hold('55');
  expect((await list()).map((changes) => changes.id)).toEqual([id]);
});

it('returns 404 for an unknown id', async () => {
  for (const id of ['1-abc', 'x']) expectErrorResponse(await reject(id), 404, 'not_found', id);
});
