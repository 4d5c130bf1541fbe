import { listEventsAfter } from '../../server/store/events.js';
import { startBls } from '../providers/doubles/bls.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { openImports } from './openImports.js';

const definition = { slug: 'test-rate', name: 'Test Rate', country: 'US', category: 'labour-market' as const };
const request = { provider: 'bls' as const, providerSeriesId: 'LNS14000000', definition };
const subject = { indicator: 'test-rate', country: 'US', name: 'Test Rate', frequency: 'monthly', unit: 'Percent' };

forEachDatabase((openFresh) => {
  it('writes an event for new values and one for revised ones, with the values before, and none without a change', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    const rate = { values: { '2026M07': '4.1', '2026M08': '4.2' } as Record<string, string> };
    const double = await startBls({ LNS14000000: rate }, { years: 20, series: 50, calls: 10_000 });
    const { run, clock } = openImports(db, { bls: double.baseUrl });
    try {
      await run([request]);
      await run([request]);
      clock.now = new Date('2026-12-05T12:00:00.000Z');
      rate.values = { '2026M07': '4.1', '2026M08': '4.4', '2026M09': '4.3' };
      await run([request], true);
      await run([request]);
    } finally {
      await double.stop();
    }
    const events = await listEventsAfter(db, 0, 10);
    const [series] = await db('series').where({ provider_series_id: 'LNS14000000' });
    const about = { accountId: null, seriesId: series.id, releaseId: series.release_id };
    const later = { ...subject, vintage: '2026-12-05' };
    const period = (date: string, value: number, previousValue: number | null = null) => ({
      date,
      value,
      previousValue,
    });
    expect(events).toEqual([
      {
        ...about,
        id: 1,
        type: 'series.released',
        occurredAt: '2026-11-21T12:00:00.000Z',
        data: {
          ...subject,
          vintage: '2026-11-21',
          added: 2,
          periods: [period('2026-08-01', 4.2), period('2026-07-01', 4.1)],
        },
      },
      {
        ...about,
        id: 2,
        type: 'series.revised',
        occurredAt: '2026-12-05T12:00:00.000Z',
        data: { ...later, revised: 1, withdrawn: 0, rebaseFactor: null, periods: [period('2026-08-01', 4.4, 4.2)] },
      },
      {
        ...about,
        id: 3,
        type: 'series.released',
        occurredAt: '2026-12-05T12:00:00.000Z',
        data: { ...later, added: 1, periods: [period('2026-09-01', 4.3)] },
      },
    ]);
  });
});
