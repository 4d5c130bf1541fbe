import { hashSecret } from '../../server/access/secrets.js';
import { insertMailToken } from '../../server/store/alertMailTokens.js';
import { createRule } from '../alerts/createRule.js';
import { type Api, startApi } from '../support/api.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
const token = `${'t'.repeat(42)}A`;
const path = `/api/alerts/unsubscribe/${token}`;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
  await insertMailToken(api.db, ada.accountId, hashSecret(token), api.clock.now.toISOString());
});
afterAll(() => api.stop());

it('shows a page with a button and changes nothing if the link is only opened', async () => {
  const rule = await createRule(ada, { delivery: { mail: 'daily' } });
  const response = await api.request.get(`${path}?rule=${rule}`).expect(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  });
  expect(response.text).toContain('<form method="post"><button>Stop mail</button></form>');
  expect((await api.request.get(path).expect(200)).text).toContain('The rules of your account');
  expect((await ada.get(`/api/account/alerts/${rule}`)).body).toMatchObject({ delivery: { mail: 'daily' } });
});

it('asks nothing if the mail is stopped already: of the rule, or of all rules', async () => {
  const bob = await signUp(api, 'bob@example.org');
  const bobsToken = `${'b'.repeat(42)}A`;
  await insertMailToken(api.db, bob.accountId, hashSecret(bobsToken), api.clock.now.toISOString());
  const bobsPath = `/api/alerts/unsubscribe/${bobsToken}`;
  const read = async (address: string) => (await api.request.get(address).expect(200)).text;
  const [first, second] = [
    await createRule(bob, { delivery: { mail: 'daily' } }),
    await createRule(bob, { delivery: { mail: 'now' } }),
  ];
  await api.request.post(`${bobsPath}?rule=${first}`).expect(200);
  const stopped = await read(`${bobsPath}?rule=${first}`);
  expect(stopped).toContain('<h1>Alert mail is already stopped</h1>');
  expect(stopped).toContain('The rule <strong>A rule</strong> sends you no mail.');
  expect(stopped).not.toContain('<form');
  expect(await read(`${bobsPath}?rule=${second}`)).toContain('<form');
  expect(await read(bobsPath)).toContain('<form');
  await api.request.post(bobsPath).expect(200);
  expect(await read(bobsPath)).toContain('The rules of your account send you no mail.');
});

it('says that a rule was deleted and sends no mail, before and after the button was used', async () => {
  const rule = await createRule(ada, { delivery: { mail: 'daily' } });
  await ada.delete(`/api/account/alerts/${rule}`).expect(204);
  for (const call of [api.request.get, api.request.post]) {
    const { text } = await call.call(api.request, `${path}?rule=${rule}`).expect(200);
    expect(text).toContain('<h1>This rule was deleted</h1>');
    expect(text).toContain('It sends you no mail.');
    expect(text).not.toContain('<form');
  }
});

it('shows a page for an unknown token, with a link to the alerts', async () => {
  const response = await api.request.get(`/api/alerts/unsubscribe/${'X'.repeat(43)}`).expect(404);
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(response.text).toContain('<h1>This link is not valid</h1>');
  expect(response.text).toContain('/alerts">Your alerts</a>');
});

it('shows the page for an invalid link if the id of the rule is incomplete', async () => {
  const response = await api.request.get(`${path}?rule=0b5e6e0c-3f0e`).expect(404);
  expect(response.text).toContain('<h1>This link is not valid</h1>');
});

it('does not log the token, whether or not it is known', async () => {
  await api.request.get(path).expect(200);
  const line = api.log.findLast(({ operation }) => operation === 'alerts.describeUnsubscribe');
  expect(line?.['path']).toBe('/api/alerts/unsubscribe/[redacted]');
});
