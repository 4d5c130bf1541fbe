import { hashSecret } from '../../server/access/secrets.js';
import { insertFirings, nothingDue } from '../../server/store/alertFirings.js';
import { insertMailToken } from '../../server/store/alertMailTokens.js';
import { createRule } from '../alerts/createRule.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

const createToken = async (accountId = ada.accountId) => {
  const token = `${hashSecret(`token of ${accountId}`).slice(0, 42)}A`;
  await api.db('alert_mail_tokens').where({ account_id: accountId }).delete();
  await insertMailToken(api.db, accountId, hashSecret(token), api.clock.now.toISOString());
  return `/api/alerts/unsubscribe/${token}`;
};

const createMailedRule = (mail: string, person = ada) => createRule(person, { name: 'A <rule>', delivery: { mail } });

async function listMails(person = ada): Promise<Record<string, string>> {
  const { alerts } = (await person.get('/api/account/alerts').expect(200)).body;
  return Object.fromEntries(
    alerts.map(({ id, delivery }: { id: string; delivery: { mail: string } }) => [id, delivery.mail]),
  );
}

/** Adds an alert that waits for a mail. */
async function addFiring(ruleId: string): Promise<void> {
  const nothing = { indicator: null, country: null, period: null, value: null, previousValue: null };
  const firing = { ...nothing, ...nothingDue, release: 'us-gdp', vintage: '2026-11-21', sentence: 'It happened.' };
  const rows = [
    {
      ...{
        ruleId,
        accountId: ada.accountId,
        ruleName: 'A <rule>',
        subject: 'release us-gdp',
        occasion: 'once',
        firing,
      },
      ...{ firedAt: api.clock.now.toISOString(), mail: 'daily' as const, mailedAt: null },
    },
  ];
  await api.db.transaction((trx) => insertFirings(trx, rows));
}

const oneClick = (path: string) => api.request.post(path).type('form').send('List-Unsubscribe=One-Click');

it('stops the mail of one rule with one click, of which the mails that wait leave out what has fired', async () => {
  const path = await createToken();
  const [first, second] = [await createMailedRule('daily'), await createMailedRule('now')];
  await addFiring(first);
  expect((await ada.get('/api/account/alerts/digest').expect(200)).body).toMatchObject({ count: 1 });
  const response = await oneClick(`${path}?rule=${first}`).expect(200);
  expect(response.text).toContain('The rule <strong>A &#60;rule&#62;</strong> sends you no more mail.');
  expect(await listMails()).toMatchObject({ [first]: 'none', [second]: 'now' });
  expect((await ada.get('/api/account/alerts/digest').expect(200)).body).toMatchObject({ count: 0 });
  await oneClick(`${path}?rule=${first}`).expect(200);
  expect(await api.db('audit_log').where({ action: 'alerts.unsubscribe' })).toHaveLength(1);
});

it('stops the mail of all rules of the account, which stay active, and of no other account', async () => {
  const bob = await signUp(api, 'bob@example.org');
  const others = await createMailedRule('weekly', bob);
  const rules = [await createMailedRule('daily'), await createMailedRule('weekly'), await createMailedRule('now')];
  await oneClick(`${await createToken()}?rule=${others}`).expect(200);
  expect(await listMails(bob)).toEqual({ [others]: 'weekly' });
  await oneClick(await createToken()).expect(200);
  const mails = await listMails();
  expect(rules.map((id) => mails[id])).toEqual(['none', 'none', 'none']);
  expect(await listMails(bob)).toEqual({ [others]: 'weekly' });
  const { alerts } = (await ada.get('/api/account/alerts')).body;
  expect(alerts.every(({ status }: { status: string }) => status === 'active')).toBe(true);
});

it('refuses an unknown token, and requests that another site triggers', async () => {
  const unknown = `/api/alerts/unsubscribe/${'X'.repeat(43)}`;
  expectErrorResponse(await oneClick(unknown), 404, 'token_not_found');
  expectErrorResponse(await oneClick(await createToken()).set('Origin', 'https://evil.example'), 403, 'csrf_failed');
});

it('forgets tokens after a year', async () => {
  const path = await createToken();
  await api.db('alert_mail_tokens').update({ created_at: '2025-11-19T12:00:00.000Z' });
  await api.operator('post', '/api/admin/jobs/clean-up/run');
  await api.idle();
  expectErrorResponse(await oneClick(path), 404, 'token_not_found');
});

it.each<[string, (address: string) => Promise<unknown>]>([
  ['its mail is turned off', async (address) => ada.patch(address, { delivery: { mail: 'none' } }).expect(200)],
  ['it is deleted', async (address) => ada.delete(address).expect(204)],
])('leaves alerts of a rule out of the next mail if %s', async (_change, make) => {
  const rule = await createMailedRule('daily');
  await addFiring(rule);
  await make(`/api/account/alerts/${rule}`);
  expect(await api.db('alert_firings').where({ rule_id: rule }).pluck('mail')).toEqual(['none']);
});
