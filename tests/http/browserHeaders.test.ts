import { password, signUp } from '../support/person.js';
import { useApi } from '../support/useApi.js';
import { sendRaw } from './sendRaw.js';

const strict = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': expect.stringContaining('camera=()'),
};

describe('with a public address over HTTP', () => {
  const api = useApi({ PUBLIC_URL: 'http://almanac.example.org' });

  it.each(['/api/health', '/openapi.yaml', '/nothing', '/v1/indicators/metadata?id=real-gdp', '/v1/indicators/search'])(
    'the API tells browsers to run and frame nothing: %s',
    async (path) => {
      for (const headers of [{}, { 'X-API-Key': api().key }]) {
        const response = await sendRaw(api(), 'GET', path, headers);
        expect(response.headers).toMatchObject(strict);
        expect(response.headers).not.toHaveProperty('strict-transport-security');
      }
    },
  );
});

describe('with a public address over HTTPS', () => {
  const api = useApi({ PUBLIC_URL: 'https://almanac.example.org' });

  it.each(['/', '/nowhere', '/api/health', '/v1/indicators/metadata?id=real-gdp'])(
    'browsers use only HTTPS afterwards: %s',
    async (path) => {
      const { headers } = await sendRaw(api(), 'GET', path);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  it('the session cookie is sent over HTTPS only, whatever the proxy says, and removed in the same way', async () => {
    const { email, post } = await signUp(api());
    const signIn = api().request.post('/api/account/sign-in').set('X-Forwarded-Proto', 'http');
    for (const { headers } of [await signIn.send({ email, password }), await post('/api/account/sign-out')])
      expect(String(headers['set-cookie'])).toMatch(/^almanac_session=.*; Secure;/);
  });
});
