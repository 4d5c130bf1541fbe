import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSecrets } from '../../scripts/almanac/doctor/checkSecrets.js';
import {
  checkEnvironment,
  checkExposure,
  checkHttps,
  checkLimits,
} from '../../scripts/almanac/doctor/checkSettings.js';
import type { Check } from '../../scripts/almanac/doctor/finding.js';
import { readConfig } from '../../server/config.js';

const strong = '8f2bd4c06e9a4c1c9d57a0b3f1e6427d';
const password = 'kX7-2pqLw9Zt';

async function listStates(check: Check, environment: Record<string, string>): Promise<string[]> {
  return (await check(readConfig(environment))).map(({ state }) => state);
}

it.each<[check: Check, name: string, environment: Record<string, string>, state: string]>([
  [checkEnvironment, 'production', { NODE_ENV: 'production' }, 'ok'],
  [checkEnvironment, 'development on this machine', {}, 'warning'],
  [checkEnvironment, 'development at a public address', { PUBLIC_URL: 'https://example.org' }, 'problem'],
  [checkHttps, 'https', { PUBLIC_URL: 'https://example.org' }, 'ok'],
  [checkHttps, 'no public address', {}, 'warning'],
  [checkHttps, 'no public address in production', { NODE_ENV: 'production' }, 'problem'],
  [checkHttps, 'http', { PUBLIC_URL: 'http://example.org' }, 'problem'],
  [checkExposure, 'a local port', {}, 'ok'],
  [checkExposure, 'an open port beside a proxy', { HOST: '0.0.0.0', TRUST_PROXY: '1' }, 'warning'],
  [checkExposure, 'an open port without TLS', { HOST: '0.0.0.0' }, 'problem'],
  [checkLimits, 'the default limits', {}, 'ok'],
  [checkLimits, 'a high limit of anonymous callers', { ANONYMOUS_REQUESTS_PER_MINUTE: '5000' }, 'warning'],
  [checkLimits, 'a high limit of sessions', { SESSION_REQUESTS_PER_MINUTE: '50000' }, 'warning'],
])('%p: %s', async (check, _name, environment, state) => {
  expect(await listStates(check, environment)).toEqual([state]);
});

it.each<[name: string, environment: Record<string, string>, states: string[], setting: string]>([
  ['no secrets', {}, ['warning'], 'CRON_SECRET is not set'],
  ['a long secret', { CRON_SECRET: strong }, ['ok'], ''],
  ['a short secret', { CRON_SECRET: strong.slice(0, 20) }, ['warning'], 'CRON_SECRET'],
  ['a repetitive secret', { CRON_SECRET: 'ab'.repeat(20) }, ['problem'], 'CRON_SECRET'],
  ['the secret of the documentation', { CRON_SECRET: 'a-long-random-text' }, ['problem'], 'CRON_SECRET'],
  [
    'a database password of an example',
    { DATABASE_URL: 'postgres://almanac:secret@db/almanac', CRON_SECRET: strong },
    ['problem'],
    'DATABASE_URL',
  ],
  [
    'one in a query',
    { DATABASE_URL: 'postgres://db/almanac?password=secret', CRON_SECRET: strong },
    ['problem'],
    'DATABASE_URL',
  ],
  [
    'a remote Redis without a password',
    { REDIS_URL: 'redis://cache:6379', CRON_SECRET: strong },
    ['warning'],
    'REDIS_URL',
  ],
  ['a local Redis without a password', { REDIS_URL: 'redis://127.0.0.1:6379', CRON_SECRET: strong }, ['ok'], ''],
  [
    'one secret in two places',
    { CRON_SECRET: strong, DATABASE_URL: `postgres://almanac:${strong}@db/almanac` },
    ['problem'],
    'CRON_SECRET and DATABASE_URL',
  ],
  [
    'a password of its own',
    { DATABASE_URL: `postgres://almanac:${password}@db/almanac`, CRON_SECRET: strong },
    ['ok'],
    '',
  ],
])('secrets: %s', (_name, environment, states, setting) => {
  const findings = checkSecrets(readConfig(environment), 'no file');
  expect(findings.map(({ state }) => state)).toEqual(states);
  expect(findings[0]?.message).toContain(setting);
  expect(JSON.stringify(findings)).not.toMatch(new RegExp(`${strong}|${password}`));
});

it('reports a file with settings that others can read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-doctor-'));
  const file = join(folder, '.env');
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  const config = readConfig({ CRON_SECRET: strong });
  expect(checkSecrets(config, file)).toMatchObject([
    { state: 'problem', message: expect.stringContaining('chmod 600') },
  ]);
  chmodSync(file, 0o600);
  expect(checkSecrets(config, file)).toMatchObject([{ state: 'ok' }]);
  rmSync(folder, { recursive: true });
});
