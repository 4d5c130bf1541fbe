import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { sendRaw } from '../http/sendRaw.js';
import { type Api, startApi } from '../support/api.js';
import { type Person, signUp } from '../support/person.js';
import { selectCases } from '../support/thorough.js';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
}

const contract = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));

function resolve({ $ref, ...parameter }: Parameter): Parameter {
  return $ref === undefined ? parameter : contract.components.parameters[$ref.split('/').at(-1) ?? ''];
}

/** A valid value of each parameter, for tests of the others. */
const defaultValues: Record<string, string> = { slug: 'real-gdp', id: 'real-gdp', q: 'gdp', country: 'US' };

/** Every text parameter of every read in the contract, as a path with a placeholder for the text. */
const targets = Object.entries<Record<string, { parameters?: Parameter[] }>>(contract.paths).flatMap(
  ([path, { get, parameters: shared = [] }]) => {
    if (get === undefined) return [];
    const parameters = [...(shared as Parameter[]), ...(get.parameters ?? [])].map(resolve);
    return parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, in: location }) => ({
        name,
        target: (text: string) => buildTarget(path, parameters, { name, location, text }),
      }));
  },
);

function buildTarget(
  path: string,
  parameters: Parameter[],
  probe: { name: string; location: string; text: string },
): string {
  const value = (name: string) => (name === probe.name ? encodeURIComponent(probe.text) : (defaultValues[name] ?? '1'));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => value(name));
  const query = parameters.filter(
    ({ name, in: location, required }) => location === 'query' && (required || name === probe.name),
  );
  return `${filled}?${query.map(({ name }) => `${name}=${value(name)}`).join('&')}`;
}

const texts = [
  "'",
  "' OR '1'='1",
  "'; DROP TABLE accounts; --",
  '" UNION SELECT password_hash FROM accounts --',
  '1; SELECT pg_sleep(10)',
  '%27%20OR%201=1',
  '../../../../etc/passwd',
  '..\\..\\var\\almanac.db',
  'file:///etc/passwd',
  '__proto__',
  '\u0000',
  '\r\nSet-Cookie: almanac_session=planted',
  '{{7*7}}',
];

let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 1_000_000 });
  ada = await signUp(api);
});
afterAll(() => api.stop());

/** Number of rows of each table except the usage counts. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await api.db('sqlite_master').where({ type: 'table' }).whereNot({ name: 'usage_days' }).pluck('name');
  const counts = await Promise.all(
    tables.map(async (table) => [table, Number((await api.db(table).count({ rows: '*' }))[0]?.rows)]),
  );
  return Object.fromEntries(counts);
}

it('reads text parameters of most of the contract', () => {
  expect(new Set(targets.map(({ name }) => name)).size).toBeGreaterThan(15);
});

it('SQL, paths and headers in any parameter are plain text: nothing fails, leaks or changes', async () => {
  const before = await countRows();
  for (const [turn, { target }] of targets.entries()) {
    for (const text of selectCases(texts, turn)) {
      const {
        status,
        headers,
        text: responseText,
      } = await sendRaw(api, 'GET', target(text), {
        'X-API-Key': api.key,
        Cookie: ada.cookie,
      });
      expect([target(text), status < 500]).toEqual([target(text), true]);
      expect(headers['set-cookie']).toBeUndefined();
      expect(responseText).not.toMatch(/argon2|root:.*:0:0:|SQLITE_|syntax error/);
    }
  }
  expect(await countRows()).toEqual(before);
});

it.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '/./var/almanac.db',
  '//etc/passwd',
  '/assets/%00',
  '/index.html/../../../server/main.js',
])('serves no file of the disk at %s', async (target) => {
  const { status, text } = await sendRaw(api, 'GET', target, {});
  expect([status, text.includes('almanac-server')]).toEqual([404, false]);
});
