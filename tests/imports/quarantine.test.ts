import type { Knex } from 'knex';
import { listObservations } from '../../server/store/observations.js';
import { countWaitingChanges, listQuarantinedChanges } from '../../server/store/quarantine.js';
import { deleteSeries } from '../../server/store/series.js';
import { startBls } from '../providers/doubles/bls.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { readState } from '../support/readState.js';
import { openImports } from './openImports.js';

const rate = {
  provider: 'bls' as const,
  providerSeriesId: 'LNS14000000',
  definition: { slug: 'test-rate', name: 'Test Rate', country: 'US', category: 'labour-market' as const },
};
const months = (values: string[], year = 2025) =>
  Object.fromEntries(values.map((value, index) => [`${year}M${String(index + 1).padStart(2, '0')}`, value]));
const first = ['4.1', '4.2', '4.3', '4.1', '4.0', '4.2', '4.4', '4.5', '4.4', '4.3', '4.4', '4.5'];

const doubles: Double[] = [];
afterEach(async () => {
  for (const double of doubles.splice(0)) await double.stop();
});

async function start(db: Knex) {
  await addExampleReferences(db);
  const series = { LNS14000000: { values: months(first) } };
  const double = await startBls(series, { years: 20, series: 50, calls: 10_000 });
  doubles.push(double);
  const imports = openImports(db, { bls: double.baseUrl });
  const publish = (values: Record<string, string>, day: string) => {
    series.LNS14000000 = { values };
    imports.clock.now = new Date(`${day}T12:00:00Z`);
    return imports.run([rate]);
  };
  await imports.run([rate]);
  const [source] = await imports.sources();
  const seriesId = source?.seriesId ?? 0;
  const read = async (options: { asOf?: string } = {}) => {
    const rows = await listObservations(db, await readState(db, seriesId), { order: 'desc', limit: 2, ...options });
    return rows.map(({ date, value }) => [date, value]);
  };
  const list = () => listQuarantinedChanges(db, { state: 'waiting', offset: 0, limit: 10 });
  return { ...imports, publish, read, list, seriesId };
}

forEachDatabase((openFresh) => {
  it('a mistaken latest value is held, is not served, and leaves the quarantine once the provider corrects it', async () => {
    const db = await openFresh();
    const { publish, read, list } = await start(db);
    const mistaken = { ...months(first), '2026M01': '45' };
    expect(await publish(mistaken, '2026-11-22')).toMatchObject([{ outcome: 'unchanged', held: 1 }]);
    expect((await read())[0]).toEqual(['2025-12-01', 4.5]);
    const [held] = await list();
    expect(held).toMatchObject({ reason: 'implausible_value', indicator: 'test-rate', country: 'US', unit: 'Percent' });
    expect(held?.values).toEqual([{ date: '2026-01-01', value: 45, previousValue: null }]);
    await publish(mistaken, '2026-11-23');
    expect((await list()).map(({ heldAt }) => heldAt)).toEqual([held?.heldAt]);
    expect(await publish({ ...months(first), '2026M01': '4.6' }, '2026-11-24')).toMatchObject([{ added: 1, held: 0 }]);
    expect([await list(), (await read())[0]]).toEqual([[], ['2026-01-01', 4.6]]);
  });

  it('a value that the provider drops ends on that day, and reads as of the day before still have it', async () => {
    const db = await openFresh();
    const { publish, read } = await start(db);
    await publish({ ...months(first), '2026M01': '4.6' }, '2026-11-22');
    expect(await publish(months(first), '2026-11-24')).toMatchObject([{ withdrawn: 1, held: 0 }]);
    expect((await read())[0]).toEqual(['2026-01-01', null]);
    expect((await read({ asOf: '2026-11-23' }))[0]).toEqual(['2026-01-01', 4.6]);
  });

  it('a refused import is held as well, and a removed series takes its entries with it', async () => {
    const db = await openFresh();
    const { publish, list, seriesId } = await start(db);
    const threefold = months(first.map((value) => (Number(value) * 3).toFixed(1)));
    expect(await publish(threefold, '2026-11-22')).toMatchObject([{ failure: { kind: 'other_magnitude' } }]);
    expect((await list())[0]).toMatchObject({ reason: 'other_magnitude', count: 12 });
    await db.transaction((trx) => deleteSeries(trx, [seriesId]));
    expect(await countWaitingChanges(db)).toBe(0);
  });
});
