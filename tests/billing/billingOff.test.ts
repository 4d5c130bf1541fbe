import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { startApi } from '../support/api.js';
import { signUp } from '../support/person.js';
import { billingSettings } from './doubles/billingSettings.js';
import { startStripe } from './doubles/startStripe.js';

const run = promisify(execFile);

/** Loads the whole server and opens billing, in a process in which loading any file of the package fails. */
const program = `
  import { register } from 'node:module';
  register('data:text/javascript,' + encodeURIComponent(
    'export async function resolve(name, context, next) {' +
    '  const found = await next(name, context);' +
    '  if (found.url.includes("/node_modules/stripe/")) throw new Error("The package was loaded: " + found.url);' +
    '  return found;' +
    '}'));
  const { openBilling } = await import('./server/billing/billing.ts');
  const { readConfig } = await import('./server/config.ts');
  for (const name of ['app', 'openAppContext', 'backgroundWork']) await import('./server/' + name + '.ts');
  const billing = await openBilling(readConfig());
  console.log('billing', billing === undefined ? 'off' : 'on', process.env.STRIPE_SUPPRESS_NOTICES);
`;

async function load(settings: Record<string, string>): Promise<string> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const env = { PATH: process.env['PATH'], NODE_ENV: 'test', ...settings };
  return run(process.execPath, args, { cwd: resolveProjectPath(), env }).then(
    ({ stdout }) => stdout.trim(),
    (failure: Error) => /The package was loaded/.exec(failure.message)?.[0] ?? failure.message,
  );
}

it('with BILLING=off, the server loads no file of the package of Stripe, and with BILLING=stripe it does', async () => {
  const { BILLING: _, ...others } = billingSettings;
  expect(await load({ BILLING: 'off', ...others })).toBe('billing off undefined');
  expect(await load(billingSettings)).toBe('The package was loaded');
});

it('with BILLING=off, no response has anything about billing, and Stripe is never called, even if its settings are set', async () => {
  const stripe = await startStripe({ now: new Date('2026-11-21T12:00:00.000Z') });
  const bodies: string[] = [];
  for (const settings of [{}, { ...stripe.settings, BILLING: 'off' as const }]) {
    const api = await startApi(settings);
    const person = await signUp(api);
    const health = await api.request.get('/api/health').expect(200);
    expect(Object.keys(health.body).sort()).toEqual(['checks', 'library', 'service', 'status', 'time']);
    expect(health.body.checks.paywallsEnabled).toBe(false);
    const key = (await person.post('/api/account/keys', { name: 'Key' })).body.value;
    const limited = await sendUntilLimited(() => api.request.get('/v1/countries').set('X-API-Key', key));
    expect(limited.body.message).toBe('Rate limit exceeded: 20 requests per minute. Try again in 60 seconds.');
    const responses = [
      health,
      await person.get('/api/account'),
      await person.get('/api/account/notifications/preferences'),
      await api.operator('get', '/api/admin/accounts?plan=free'),
      await api.operator('get', '/api/admin/jobs'),
    ];
    const { text: metrics } = await api.operator('get', '/metrics');
    expect(metrics).not.toMatch(/billing|subscription/);
    const exported = await person.get('/api/account/export').expect(200);
    expect(exported.body).not.toHaveProperty('billing');
    bodies.push(normalize(responses.map(({ text }) => text).join('\n')));
    expect(bodies.at(-1)).not.toMatch(/billing|plansForSale|subscription|pricing/i);
    await person.post('/api/account/deletion', { password: 'correct horse battery' }).expect(204);
    await api.stop();
  }
  expect(bodies[0]).toBe(bodies[1]);
  expect(stripe.calls).toEqual([]);
  await stripe.stop();
});

interface Limited {
  status: number;
  body: { message: string };
}

async function sendUntilLimited(send: () => PromiseLike<Limited>): Promise<Limited> {
  for (;;) {
    const response = await send();
    if (response.status === 429) return response;
  }
}

/** Replaces ids, which are random. */
function normalize(text: string): string {
  return text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replace(/alm_\w+/g, 'key');
}
