import { listFirings } from '../../server/store/alertFirings.js';
import { createSeries, openAlerts } from '../alerts/alertFixture.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';
import { useApi } from '../support/useApi.js';

const getApi = useApi();

it('lists what fired in pages, newest first, of all rules or of one', async () => {
  const api = getApi();
  const ada = await signUp(api);
  const { write, addRule, run, advance } = openAlerts(api.db);
  await addExampleReferences(api.db);
  const seriesId = await createSeries(api.db, 'example-prices');
  await write(seriesId, '2026-10-10', [100]);
  const rule = await addRule({ kind: 'new_value' }, { accountId: ada.accountId, seriesId, name: 'New <prices>' });
  for (const [index, day] of ['2026-11-20', '2026-11-21'].entries()) {
    advance(1);
    await write(seriesId, day, [100, 101, 102].slice(0, index + 2));
    await run();
  }
  const history = (await ada.get('/api/account/alerts/history?limit=1')).body;
  expect(history).toMatchObject({ count: 1, firings: [{ ruleId: rule.id, ruleName: 'New <prices>', value: 102 }] });
  const older = (await ada.get(`/api/account/alerts/history?limit=1&cursor=${history.nextCursor}`)).body;
  expect(older).toMatchObject({ firings: [{ value: 101, period: '2026-02-01' }], nextCursor: null });
  expect((await ada.get('/api/account/alerts/history?rule=another')).body.count).toBe(0);
});

it('has no date of a release in what an earlier version stored', async () => {
  const { db } = getApi();
  const [row] = await db('alert_firings').orderBy('id').limit(1).select('id', 'account_id', 'firing');
  const { scheduledDate, scheduledAt, referencePeriod, ...stored } = JSON.parse(row.firing);
  const nothingDue = { scheduledDate, scheduledAt, referencePeriod };
  expect(nothingDue).toEqual({ scheduledDate: null, scheduledAt: null, referencePeriod: null });
  await db('alert_firings')
    .where({ id: row.id })
    .update({ firing: JSON.stringify(stored) });
  const [firing] = await listFirings(db, row.account_id, { limit: 1, before: row.id + 1 });
  expect(firing?.firing).toEqual({ ...stored, ...nothingDue });
});

it('needs credentials', async () => {
  expectErrorResponse(await getApi().request.get('/api/account/alerts/history'), 401, 'missing_api_key');
});
