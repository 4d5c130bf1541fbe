import type { CatalogueEntry } from '../../server/series/catalogueEntry.js';
import {
  countCatalogueEntries,
  listCatalogueSeries,
  listCatalogueStates,
  saveBundledCatalogue,
  saveFetchedCatalogue,
} from '../../server/store/providerCatalogue.js';
import { forEachDatabase, libraryVersion } from '../support/databases.js';

const at = '2026-11-21T12:00:00.000Z';

function createListed(code: string, name = code): CatalogueEntry {
  const described = { description: '', agency: '', topic: 'Trade', frequency: 'annual', unit: '' } as const;
  return { provider: 'worldbank', code, seriesIdForm: `${code}/{country}`, name, ...described };
}

forEachDatabase((openFresh) => {
  it('adds, changes and removes entries, and increments the library version only for a change', async () => {
    const db = await openFresh();
    const rows = [createListed('A.B'), createListed('A_B'), createListed('a.b')];
    expect(await saveFetchedCatalogue(db, 'worldbank', rows, at)).toEqual({ written: 3, removed: 0 });
    const { version } = await libraryVersion(db);
    expect(await saveFetchedCatalogue(db, 'worldbank', rows, at)).toEqual({ written: 0, removed: 0 });
    expect((await libraryVersion(db)).version).toBe(version);
    const next = [createListed('A_B', 'Other'), createListed('a.b')];
    expect(await saveFetchedCatalogue(db, 'worldbank', next, at)).toEqual({ written: 1, removed: 1 });
    expect(await listCatalogueSeries(db)).toEqual(next);
    expect(await countCatalogueEntries(db, 'worldbank')).toBe(2);
    expect((await libraryVersion(db)).version).toBe(version + 1);
  });

  it('counts a later day of reading as a change, and states the day', async () => {
    const db = await openFresh();
    const rows = [createListed('A.B')];
    await saveFetchedCatalogue(db, 'worldbank', rows, at);
    const { version } = await libraryVersion(db);
    await saveFetchedCatalogue(db, 'worldbank', rows, '2026-11-22T05:10:00.000Z');
    expect((await libraryVersion(db)).version).toBe(version + 1);
    expect(await listCatalogueStates(db)).toEqual([{ provider: 'worldbank', count: 1, readOn: '2026-11-22' }]);
  });

  it('does not replace entries read from the provider with bundled ones', async () => {
    const db = await openFresh();
    await db.transaction((trx) => saveBundledCatalogue(trx, 'worldbank', [createListed('OLD')], at));
    await db.transaction((trx) => saveBundledCatalogue(trx, 'worldbank', [createListed('NEW')], at));
    expect(await listCatalogueSeries(db)).toEqual([createListed('NEW')]);
    await saveFetchedCatalogue(db, 'worldbank', [createListed('READ')], at);
    await db.transaction((trx) => saveBundledCatalogue(trx, 'worldbank', [createListed('NEW')], at));
    expect(await listCatalogueSeries(db)).toEqual([createListed('READ')]);
  });

  it('accepts a large catalogue', async () => {
    const db = await openFresh();
    const rows = Array.from({ length: 1_500 }, (_, index) => createListed(`C${String(index).padStart(4, '0')}`));
    await saveFetchedCatalogue(db, 'worldbank', rows, at);
    expect(await saveFetchedCatalogue(db, 'worldbank', rows.slice(-1), at)).toEqual({ written: 0, removed: 1_499 });
  });
});
