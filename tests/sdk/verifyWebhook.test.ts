import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { Almanac, verifyWebhook, WebhookVerificationError } from '../../sdk/src/index.js';
import { signWebhook } from '../../server/webhooks/secrets.js';
import { isVerifiedByLibrary } from '../webhooks/verifyWithLibrary.js';

/** An example of the standard, with its signature. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  body: '{"test": 2432232314}',
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
};
const now = 1_614_265_330_000;
const verify = (headers: object, options: object = {}, { secret, body } = example) =>
  verifyWebhook(body, { ...example.headers, ...headers }, secret, { now, ...options });

it('verifies the example of the standard, as the server signs it', async () => {
  expect(await verify({})).toEqual({ test: 2432232314 });
  expect(signWebhook([example.secret], example.headers['webhook-id'], 1614265330, example.body)).toBe(
    example.headers['webhook-signature'],
  );
});

it('accepts what the library of the standard signs, and signs what it accepts, for any body and secret', async () => {
  const bodies = fc.oneof(
    fc.json(),
    fc.record({ text: fc.string({ unit: 'grapheme' }) }).map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(bodies, fc.integer({ min: 24, max: 64 }), async (body, secretBytes) => {
      const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
      const headers = (signature: string) => ({ ...example.headers, 'webhook-signature': signature });
      const byLibrary = new Webhook(secret).sign('msg_p5jXN8AQM9LWM0D4loKWxJek', new Date(now), body);
      expect(await verifyWebhook(body, headers(byLibrary), secret, { now })).toEqual(JSON.parse(body));
      const byServer = signWebhook([secret], example.headers['webhook-id'], now / 1_000, body);
      expect(isVerifiedByLibrary({ body, headers: headers(byServer) }, secret, new Date(now))).toBe(true);
      expect(await verifyWebhook(Buffer.from(body), headers(byServer), secret, { now })).toEqual(JSON.parse(body));
    }),
  );
});

it('accepts one of several signatures, and ignores those of other versions', async () => {
  const other = `v1,${randomBytes(32).toString('base64')}`;
  const signature = example.headers['webhook-signature'];
  expect(await verify({ 'webhook-signature': `v1a,abc ${other} v1,%% ${signature}` })).toBeDefined();
  await expect(verify({ 'webhook-signature': `${other} ${signature.replace('v1', 'v2')}` })).rejects.toThrow(
    WebhookVerificationError,
  );
});

it.each([
  ['a changed body', () => verify({}, {}, { ...example, body: '{"test": 2432232315}' })],
  ['another secret', () => verify({}, {}, { ...example, secret: `whsec_${randomBytes(24).toString('base64')}` })],
  ['another id', () => verify({ 'webhook-id': 'msg_other' })],
  ['another time', () => verify({ 'webhook-timestamp': '1614265331' })],
  ['a signature that is cut off', () => verify({ 'webhook-signature': 'v1,g0hM9SsE' })],
  ['an empty signature', () => verify({ 'webhook-signature': 'v1,' })],
  ['no signature', () => verify({ 'webhook-signature': undefined })],
  ['no id', () => verify({ 'webhook-id': undefined })],
  ['a time that is no number', () => verify({ 'webhook-timestamp': '1614265330.0' })],
])('rejects %s', async (_case, call) => {
  await expect(call()).rejects.toThrow(WebhookVerificationError);
});

it('accepts a signature up to five minutes old or ahead, or up to another tolerance', async () => {
  for (const seconds of [-300, 300]) expect(await verify({}, { now: now + seconds * 1_000 })).toBeDefined();
  for (const seconds of [-301, 301])
    await expect(verify({}, { now: now + seconds * 1_000 })).rejects.toThrow('more than 300 seconds');
  expect(await verify({}, { now: now + 3_600_000, toleranceSeconds: 3_600 })).toBeDefined();
  await expect(verifyWebhook(example.body, example.headers, example.secret)).rejects.toThrow('Check the clock');
});

it('reads the headers of fetch and of Node, in any case', async () => {
  const { secret, body } = example;
  expect(await verifyWebhook(body, new Headers(example.headers), secret, { now })).toBeDefined();
  const upper = Object.fromEntries(Object.entries(example.headers).map(([name, value]) => [name.toUpperCase(), value]));
  expect(await verifyWebhook(body, upper, secret, { now })).toBeDefined();
});

it('explains a body that was parsed, and a secret that is not base64', async () => {
  const parsed = JSON.parse(example.body);
  await expect(verifyWebhook(parsed, example.headers, example.secret, { now })).rejects.toThrow('as it was received');
  for (const secret of ['whsec_', 'whsec_%%%', ''])
    await expect(verify({}, {}, { ...example, secret })).rejects.toThrow(TypeError);
});

it('is a method of the client too, beside its operations', async () => {
  const { webhooks } = new Almanac({ baseUrl: 'http://127.0.0.1:3000' });
  expect(await webhooks.verify(example.body, example.headers, example.secret, { now })).toBeDefined();
  expect(typeof webhooks.list).toBe('function');
});
