import { useBilling } from '../billing/doubles/useBilling.js';
import { ChildProcess } from './childProcess.js';

const use = useBilling();

async function run(args: string[], settings: Record<string, unknown> = use().stripe.settings) {
  const { filename } = use().api.db.client.config.connection;
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  const child = new ChildProcess('scripts/almanac.ts', args, { ...env, DATABASE_URL: `sqlite:${filename}` });
  return { code: await child.ended, out: child.stdout, err: child.stderr };
}

it('lists who subscribes to what since when, and fetches a change whose event was lost', async () => {
  const { stripe, signUp, subscribe } = use();
  const person = await signUp();
  const held = await subscribe(person);
  const listed = await run(['billing', 'status', '--tsv']);
  expect([listed.code, listed.err]).toEqual([0, '']);
  expect(listed.out).toMatch(/^ada@example\.org\tpro\tpro\tactive\t2026-11-21 \d\d:\d\d\t0\tcus_/m);
  stripe.state.end(held, 'canceled');
  const synced = await run(['billing', 'sync', '--email', person.email]);
  expect(synced.out).toMatch(/^ada@example\.org +free +\S* +canceled /m);
  expect((await run(['billing', 'sync', '--json'])).code).toBe(0);
});

it('releases a plan that the operator has set, and refuses an unknown address', async () => {
  const { api, signUp, subscribe } = use();
  const person = await signUp('bob@example.org');
  await subscribe(person, 'starter');
  await api.operator('patch', `/api/admin/accounts/${person.accountId}`).send({ plan: 'pro' }).expect(200);
  const released = await run(['billing', 'release', '--email', person.email]);
  expect([released.code, released.out]).toEqual([0, 'bob@example.org now has the plan starter.\n']);
  expect((await run(['billing', 'release', '--email', 'eve@example.org'])).code).not.toBe(0);
});

it('says how to turn billing on if it is off', async () => {
  const { code, err } = await run(['billing', 'status'], {});
  expect(code).toBe(1);
  expect(err).toContain('BILLING=stripe');
});
