import pino from 'pino';
import supertest from 'supertest';
import { readConfig } from '../../server/config.js';
import { checkProxy } from '../../server/http/proxyCheck.js';

interface Situation {
  settings: { TRUST_PROXY: number; PUBLIC_URL?: string };
  headers: Record<string, string>;
  path?: string;
}

/** Returns the warnings that the log has after a request with these headers, sent twice. */
async function listWarnings({ settings, headers, path = '/v1/indicators/series' }: Situation) {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const listener = checkProxy({ ...readConfig({}), ...settings }, log, (_request, response) => response.end());
  for (const _ of [1, 2]) await supertest(listener).get(path).set(headers).expect(200);
  return lines.map(({ msg }) => msg);
}

const PUBLIC_URL = 'https://almanac.example.org';
const forwarded = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' };

it.each<[problem: string, warning: string, situation: Situation]>([
  ['TRUST_PROXY is 0 behind a proxy', 'TRUST_PROXY is 0', { settings: { TRUST_PROXY: 0 }, headers: forwarded }],
  ['the proxy does not send X-Forwarded-For', 'has 0 addresses', { settings: { TRUST_PROXY: 1 }, headers: {} }],
  ['there are fewer proxies than TRUST_PROXY', 'has 1 address ', { settings: { TRUST_PROXY: 2 }, headers: forwarded }],
  [
    'the proxy does not say that the request came over HTTPS',
    'X-Forwarded-Proto: https',
    { settings: { TRUST_PROXY: 1, PUBLIC_URL }, headers: { 'X-Forwarded-For': '203.0.113.7' } },
  ],
])('the log warns once if %s', async (_, warning, situation) => {
  expect(await listWarnings(situation)).toEqual([expect.stringContaining(warning)]);
});

it.each<[situation: string, Situation]>([
  [
    'doctor sends a forged address',
    { settings: { TRUST_PROXY: 0 }, headers: { ...forwarded, 'User-Agent': 'almanac-doctor' } },
  ],
  ['no proxy is used', { settings: { TRUST_PROXY: 0, PUBLIC_URL }, headers: {} }],
  ['the proxy sends all headers', { settings: { TRUST_PROXY: 1, PUBLIC_URL }, headers: forwarded }],
  [
    'only the first of two proxies is reached over HTTPS',
    {
      settings: { TRUST_PROXY: 2, PUBLIC_URL },
      headers: { 'X-Forwarded-For': '203.0.113.7, 10.0.0.1', 'X-Forwarded-Proto': 'https, http' },
    },
  ],
  [
    'a load balancer checks the health itself',
    { settings: { TRUST_PROXY: 1, PUBLIC_URL }, headers: {}, path: '/api/health' },
  ],
])('the log does not warn if %s', async (_, situation) => {
  expect(await listWarnings(situation)).toEqual([]);
});
