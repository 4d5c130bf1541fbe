import fc from 'fast-check';
import { type Api, startApi } from '../support/api.js';
import { type Person, signUp } from '../support/person.js';

const perMinute = 3;
const minuteMs = 60_000;

let api: Api;
beforeEach(async () => {
  api = await startApi({ SESSION_REQUESTS_PER_MINUTE: 1_000_000 });
});
afterEach(() => api.stop());

async function signUpWithLimit(email?: string): Promise<Person> {
  const person = await signUp(api, email);
  await api
    .operator('patch', `/api/admin/accounts/${person.accountId}`)
    .send({ plan: 'enterprise', limitPerMinute: perMinute });
  return person;
}

const createKey = async (person: Person) => (await person.post('/api/account/keys', { name: 'k' }).expect(201)).body;
const rotateKey = async (person: Person, id: string) =>
  (await person.post(`/api/account/keys/${id}/rotate`).expect(201)).body;

/** Sends requests until one is refused, and returns how many were admitted. */
async function exhaust(key: string): Promise<number> {
  for (let admitted = 0; ; admitted += 1) {
    const { status } = await api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', key);
    if (status === 429) return admitted;
    expect(status).toBe(200);
  }
}

it('continues the minute of a key that is rotated', async () => {
  const ada = await signUpWithLimit();
  let current = await createKey(ada);
  const admitted = [];
  for (let round = 0; round < 4; round += 1) {
    admitted.push(await exhaust(current.value));
    current = await rotateKey(ada, current.key.id);
  }
  expect(admitted).toEqual([perMinute, 0, 0, 0]);
  api.clock.advance(minuteMs);
  expect(await exhaust(current.value)).toBe(perMinute);
});

it('continues the minute of a revoked key with the next key that is created', async () => {
  const ada = await signUpWithLimit();
  const admitted = [];
  for (let round = 0; round < 4; round += 1) {
    const { key, value } = await createKey(ada);
    admitted.push(await exhaust(value));
    await ada.delete(`/api/account/keys/${key.id}`).expect(204);
  }
  expect(admitted).toEqual([perMinute, 0, 0, 0]);
});

it('continues the minute of a key that a node of the previous version rotated', async () => {
  const ada = await signUpWithLimit();
  const old = await createKey(ada);
  expect(await exhaust(old.value)).toBe(perMinute);
  await api.db('api_keys').where({ id: old.key.id }).update({ window_key_id: null });
  expect(await exhaust((await rotateKey(ada, old.key.id)).value)).toBe(0);
});

type Step = { action: 'create' | 'revoke' | 'rotate' | 'wait'; pick: number };
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom('create', 'create', 'revoke', 'revoke', 'rotate', 'wait'),
  pick: fc.nat(9),
});

it('never admits more in a minute than the limit for each of the keys that were active at once', async () => {
  let accounts = 0;
  const admitsAtMost = async (steps: Step[]) => {
    accounts += 1;
    const person = await signUpWithLimit(`person${accounts}@example.org`);
    const active: { key: { id: string }; value: string }[] = [];
    const minutes: { at: number; admitted: number; active: number }[] = [];
    const record = (admitted: number) => minutes.push({ at: api.clock.now.getTime(), admitted, active: active.length });
    for (const { action, pick } of steps) {
      const index = pick % Math.max(1, active.length);
      const chosen = active[index];
      if (action === 'wait') api.clock.advance(pick * 7_000);
      // Two keys are never revoked in the same millisecond.
      api.clock.advance(1);
      if (action === 'create' && active.length < 4) active.push(await createKey(person));
      if (action === 'revoke' && chosen) {
        await person.delete(`/api/account/keys/${chosen.key.id}`).expect(204);
        active.splice(index, 1);
      }
      if (action === 'rotate' && chosen) active[index] = await rotateKey(person, chosen.key.id);
      record(0);
      for (const { value } of active) record(await exhaust(value));
    }
    for (const { at } of minutes) {
      const inMinute = minutes.filter((entry) => entry.at <= at && entry.at > at - minuteMs);
      const admitted = inMinute.reduce((sum, entry) => sum + entry.admitted, 0);
      // The keys that were active when the minute began count as well.
      const before = minutes.findLast((entry) => entry.at <= at - minuteMs)?.active ?? 0;
      expect(admitted).toBeLessThanOrEqual(perMinute * Math.max(before, ...inMinute.map((entry) => entry.active)));
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), admitsAtMost), { numRuns: 25 });
}, 120_000);
