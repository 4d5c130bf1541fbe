import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';
import { type Person, signUp } from '../support/person.js';

interface Declared {
  get?: { security?: object[]; responses: Record<string, unknown> };
}

const { paths }: { paths: Record<string, Declared> } = JSON.parse(
  readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'),
);
const reads = Object.entries(paths).flatMap(([path, { get }]) =>
  path.startsWith('/api/account') && get?.security !== undefined && !path.includes('{') ? [{ path, get }] : [],
);

let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
  await api.operator('patch', `/api/admin/accounts/${ada.accountId}`).send({ suspended: true }).expect(200);
});
afterAll(() => api.stop());

it.each(reads)('a suspended account cannot read $path, as the contract documents', async ({ path, get }) => {
  const { status, body } = await ada.get(path);
  expect([status, body.error]).toEqual([403, 'account_suspended']);
  expect(Object.keys(get.responses)).toContain('403');
});
