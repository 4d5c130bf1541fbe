import { insertFirings } from '../../server/store/alertFirings.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

const path = '/api/account/alerts/digest';
let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

it('says when the next digest is due, and that nothing would be sent', async () => {
  await ada.put('/api/account/alerts/settings', {
    digestHour: 17,
    digestWeekday: 'friday',
    timeZone: 'America/New_York',
  });
  const nothing = { count: 0, subject: null, text: null, html: null };
  expect((await ada.get(path).expect(200)).body).toEqual({
    mail: 'daily',
    dueAt: '2026-11-21T22:00:00.000Z',
    ...nothing,
  });
  const weekly = (await ada.get(`${path}?mail=weekly`).expect(200)).body;
  expect(weekly).toEqual({ mail: 'weekly', dueAt: '2026-11-27T22:00:00.000Z', ...nothing });
  expect((await ada.get(`${path}?format=html`).expect(200)).text).toContain('Nothing has fired');
});

it('returns the digest with its chart, also as a page for a frame, and sends and changes nothing', async () => {
  const target = { type: 'series', indicator: 'us-core-cpi', country: 'US' };
  const condition = { kind: 'level', units: 'pc1', operator: 'crosses', level: 3 };
  const rule = { name: 'Core <inflation>', target, condition, delivery: { mail: 'weekly' } };
  const { id } = (await ada.post('/api/account/alerts', rule).expect(201)).body;
  const { firings } = (await ada.post('/api/account/alerts/preview', { target, condition }).expect(200)).body;
  const firing = {
    ...{ ruleId: id, accountId: ada.accountId, ruleName: rule.name, subject: 'series 1', occasion: 'once' },
    ...{ firing: firings[0], firedAt: api.clock.now.toISOString(), mail: 'weekly' as const, mailedAt: null },
  };
  await api.db.transaction((trx) => insertFirings(trx, [firing]));
  const { body } = await ada.get(`${path}?mail=weekly`).expect(200);
  expect(body).toMatchObject({ count: 1, subject: 'Weekly digest: 1 alert' });
  for (const text of ['Core <inflation>', firings[0].sentence, `/alerts/${id}`]) expect(body.text).toContain(text);
  expect(body.html).toContain('Core &#60;inflation&#62;');
  expect(body.html).toMatch(/<img src="data:image\/png;base64,/);
  const page = await ada.get(`${path}?mail=weekly&format=html`).expect(200);
  expect(page.text).toBe(body.html);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'; sandbox");
  expect((await ada.get(path)).body.count).toBe(0);
  expect(await api.db('alert_firings').pluck('mailed_at')).toEqual([null]);
});

it('refuses unknown parameters, and requests without credentials', async () => {
  expectErrorResponse(await ada.get(`${path}?mail=hourly`), 400, 'invalid_request');
  expectErrorResponse(await api.request.get(path), 401, 'missing_api_key');
});
