import { existsSync } from 'node:fs';
import { buildSecurityHeaders } from '../../server/http/securityHeaders.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { useApi } from '../support/useApi.js';

const getApi = useApi();
const isBuilt = existsSync(resolveProjectPath('dist', 'web', 'index.html'));

(isBuilt ? it : it.skip)('lets other sites frame the embedded chart, and no other page', async () => {
  const embedded = await getApi().request.get('/embed/real-gdp').expect(200);
  expect(embedded.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(embedded.headers).not.toHaveProperty('x-frame-options');
  for (const path of ['/', '/indicators/real-gdp', '/embed/', '/Embed/real-gdp']) {
    const { headers } = await getApi().request.get(path).set('Accept', 'text/html');
    expect([path, headers['content-security-policy'] ?? '']).toEqual([path, expect.stringContaining("'none'")]);
  }
});

it('lets an embedded page load only its own files', () => {
  expect(buildSecurityHeaders('http://localhost').embeds['Content-Security-Policy']).toContain("default-src 'self'");
});
