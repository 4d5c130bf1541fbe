import { listRulesByIds } from '../../server/store/alertRules.js';
import { prepareAlerts } from '../alerts/alertFixture.js';
import { forEachDatabase } from '../support/databases.js';

forEachDatabase((openFresh) => {
  it('lists rules by more ids than a statement of SQLite can have', async () => {
    const db = await openFresh();
    const { addRule } = await prepareAlerts(db);
    const rule = await addRule({ kind: 'new_value' });
    const ids = [...Array.from({ length: 40_000 }, (_, index) => `unknown ${index}`), rule.id];
    expect(await listRulesByIds(db, ids)).toEqual([rule]);
  });
});
