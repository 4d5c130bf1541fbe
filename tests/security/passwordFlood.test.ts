import { PasswordHasher } from '../../server/accounts/passwordHasher.js';
import { ApiError } from '../../server/errors.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeEach(async () => {
  api = await startApi({ TRUST_PROXY: 1, ANONYMOUS_REQUESTS_PER_MINUTE: 1_000 });
});
afterEach(() => api.stop());

function signInFrom(address: string, email: string) {
  const body = { email, password: 'nope' };
  return api.request.post('/api/account/sign-in').set('X-Forwarded-For', address).send(body);
}

it('refuses passwords from one address beyond its places in the queue, with Retry-After, and still checks those of others', async () => {
  const flood = Array.from({ length: 60 }, (_, index) => signInFrom('203.0.113.1', `a${index}@example.org`).then());
  const others = Array.from({ length: 5 }, (_, index) => signInFrom(`198.51.100.${index}`, 'ada@example.org').then());
  const [flooding, waiting] = [await Promise.all(flood), await Promise.all(others)];
  const refused = flooding.filter(({ status }) => status !== 401);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expectErrorResponse(response, 503, 'service_unavailable', 'Try again shortly.');
    expect(response.headers['retry-after']).toBe('2');
  }
  expect(waiting.map(({ status }) => status)).toEqual(Array(5).fill(401));
});

it('does not count a password that it did not check', async () => {
  const signIn = () => signInFrom('203.0.113.1', 'ada@example.org');
  const busy = jest
    .spyOn(PasswordHasher.prototype, 'verify')
    .mockRejectedValue(new ApiError('service_unavailable', { retryAfterSeconds: 2 }));
  for (let i = 0; i < 5; i += 1) expectErrorResponse(await signIn(), 503, 'service_unavailable');
  busy.mockRestore();
  for (let i = 0; i < 5; i += 1) expectErrorResponse(await signIn(), 401, 'wrong_credentials');
  expectErrorResponse(await signIn(), 429, 'rate_limit_exceeded');
});
