import { findHistoryStart } from '../../server/store/recentVintages.js';
import { createSeries, prepareAlerts } from '../alerts/alertFixture.js';
import { forEachDatabase } from '../support/databases.js';

forEachDatabase((openFresh) => {
  it('finds the latest vintages whose number and changes are within limits, and at least one', async () => {
    const db = await openFresh();
    const { write } = await prepareAlerts(db);
    const seriesId = await createSeries(db, 'prices');
    await write(seriesId, '2026-01-10', [1]);
    await write(seriesId, '2026-02-10', [1, 2]);
    await write(seriesId, '2026-03-10', [3, 4, 5]);
    await write(seriesId, '2026-04-10', [3, 4, 5, 6]);
    const find = (after: string, vintages: number, changes: number) =>
      findHistoryStart(db, seriesId, after, { vintages, changes });
    expect(await find('', 10, 100)).toEqual({ after: '', isCut: false });
    expect(await find('2026-02-15', 2, 4)).toEqual({ after: '2026-02-15', isCut: false });
    expect(await find('', 2, 100)).toEqual({ after: '2026-02-10', isCut: true });
    // The vintage of March revises two values and adds one.
    expect(await find('', 10, 4)).toEqual({ after: '2026-02-10', isCut: true });
    expect(await find('', 10, 3)).toEqual({ after: '2026-03-10', isCut: true });
    expect(await find('', 10, 0)).toEqual({ after: '2026-03-10', isCut: true });
  });
});
