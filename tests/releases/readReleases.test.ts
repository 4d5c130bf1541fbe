import { readReleases } from '../../server/releases/readReleases.js';
import { keepInMemory } from '../../server/store/libraryMemory.js';
import { upsertReleases } from '../../server/store/releases.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { addExampleReferences, at, exampleRelease } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { recordStatements } from '../support/recordStatements.js';

forEachDatabase((openFresh) => {
  it('releases are read once until the library changes', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    const reader = createVersionReader(db, 'sqlite::memory:');
    keepInMemory(db, reader, 8);
    await reader.read();
    const statements = recordStatements(db);
    const readImportance = async () => (await readReleases(db)).map(({ importance }) => importance);
    expect([await readImportance(), await readImportance()]).toEqual([['high'], ['high']]);
    expect(statements).toHaveLength(1);
    await upsertReleases(db, [{ ...exampleRelease, importance: 'low' }], at);
    await reader.read();
    expect(await readImportance()).toEqual(['low']);
  });
});
