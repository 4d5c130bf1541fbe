import { listRulesByIds } from '../../server/store/alertRules.js';
import { iterateSeriesOfTarget } from '../../server/store/alertSeries.js';
import { prepareAlerts } from '../alerts/alertFixture.js';
import { forEachDatabase } from '../support/databases.js';
import { addExampleSeries, exampleRelease } from './exampleCatalogue.js';

forEachDatabase((openFresh) => {
  it('lists rules by more ids than a statement of SQLite can have', async () => {
    const db = await openFresh();
    const { addRule } = await prepareAlerts(db);
    const rule = await addRule({ kind: 'new_value' });
    const ids = [...Array.from({ length: 40_000 }, (_, index) => `unknown ${index}`), rule.id];
    expect(await listRulesByIds(db, ids)).toEqual([rule]);
  });

  it('yields each series of a release once, however many there are', async () => {
    const db = await openFresh();
    const ids = (await addExampleSeries(db, 450)).map(({ id }) => id);
    const target = { accountId: 'ada', targetType: 'release', seriesId: null, releaseId: exampleRelease.id } as const;
    const yielded: number[] = [];
    for await (const { id } of iterateSeriesOfTarget(db, target)) yielded.push(id);
    expect(yielded).toEqual(ids.sort((a, b) => a - b));
  });
});
