import type { Knex } from 'knex';
import { computeFingerprint } from '../../server/setup/libraryFiles.js';
import { prepareLibrary } from '../../server/setup/loadLibrary.js';
import { removePartialRows } from '../../server/store/bundledSeries.js';
import { changeLibrary } from '../../server/store/dataVersion.js';
import {
  claimLibraryLoad,
  endLibraryLoad,
  failLibraryLoad,
  findLibraryLoad,
  releaseLibraryLoad,
} from '../../server/store/libraryLoads.js';
import { forEachDatabase, libraryVersion } from '../support/databases.js';
import { createChangingLibrary, loadInSlots, readLoadedContent } from './changingLibrary.js';
import type { SmallLibrary } from './smallLibrary.js';

const at = '2026-11-01T00:00:00.000Z';
/** A transaction in the middle of the first series. */
const middle = 5;

let library: SmallLibrary;
beforeEach(() => {
  library = createChangingLibrary();
});
afterEach(() => {
  jest.restoreAllMocks();
  library.remove();
});

const other = () => ({ fingerprint: computeFingerprint(library.folder), holder: 'another process' });

/** As if the process that loads had not reported for a long time. */
async function silenceLoader(db: Knex): Promise<void> {
  await db('library_loads').update({ seen_at: '2020-01-01T00:00:00.000Z' });
}

async function claimForBAndStop(db: Knex): Promise<void> {
  expect(await db('observations').count({ count: '*' })).not.toEqual([{ count: 0 }]);
  await silenceLoader(db);
  expect(await claimLibraryLoad(db, other(), at)).toBe(true);
  await changeLibrary(db, at, removePartialRows, () => false);
  expect(await db('observations').count({ count: '*' })).toEqual([{ count: 0 }]);
  await releaseLibraryLoad(db, other());
}

async function claimForBAndComplete(db: Knex): Promise<void> {
  await silenceLoader(db);
  await loadInSlots(db, library.folder, { holder: other().holder });
}

forEachDatabase((openFresh) => {
  it.each([
    ['removes its rows and stops', claimForBAndStop],
    ['completes the load', claimForBAndComplete],
  ])('loads everything if another process takes over from one that stalls, %s', async (_, claimForB) => {
    const [db, undisturbed] = [await openFresh(), await openFresh()];
    const claimForBOnce = jest.fn(claimForB);
    await loadInSlots(db, library.folder, {
      beforeSlot: async (slot) => (slot === middle ? claimForBOnce(db) : undefined),
    });
    expect(claimForBOnce).toHaveBeenCalledTimes(1);
    await loadInSlots(undisturbed, library.folder);
    expect(await readLoadedContent(db)).toEqual(await readLoadedContent(undisturbed));
  });

  it('stops loading when a server with a newer library starts, and does not record the newer library as loaded', async () => {
    const db = await openFresh();
    const replaceLibrary = async (slot: number) => {
      if (slot !== middle) return;
      library.setObservations({ 'test/PRICE': [1], 'test/OUTPUT': [2] });
      await prepareLibrary(db, library.folder, at);
    };
    await expect(loadInSlots(db, library.folder, { beforeSlot: replaceLibrary })).rejects.toThrow(
      'Another server loads a library of other files. Give all servers of a database the same files.',
    );
    const { fingerprint } = other();
    expect(await findLibraryLoad(db)).toMatchObject({ fingerprint, state: 'loading', series: 0, holder: null });
    expect(await db('vintages').select()).toEqual([]);
  });

  it('writes the catalogue once if two processes start together', async () => {
    const [db, alone] = [await openFresh(), await openFresh()];
    await prepareLibrary(alone, library.folder, at);
    const prepare = () => prepareLibrary(db, library.folder, at);
    expect(await Promise.all([prepare(), prepare()])).toEqual([true, true]);
    expect((await libraryVersion(db)).version).toBe((await libraryVersion(alone)).version);
  });

  it('lets another process load after ten seconds of silence, and not before', async () => {
    const db = await openFresh();
    await prepareLibrary(db, library.folder, at);
    expect(await claimLibraryLoad(db, { ...other(), holder: 'first' }, at)).toBe(true);
    expect(await claimLibraryLoad(db, other(), at)).toBe(false);
    await silenceLoader(db);
    expect(await claimLibraryLoad(db, other(), at)).toBe(true);
  });

  it('records the failure of a process that has died, but never ends the load of another one', async () => {
    const db = await openFresh();
    await prepareLibrary(db, library.folder, at);
    await claimLibraryLoad(db, other(), at);
    const dead = { ...other(), holder: 'dead process' };
    await failLibraryLoad(db, dead, at);
    await failLibraryLoad(db, { ...other(), fingerprint: 'other files' }, at);
    expect(await findLibraryLoad(db)).toMatchObject({ state: 'loading', holder: 'another process' });
    await silenceLoader(db);
    await failLibraryLoad(db, dead, at);
    expect(await findLibraryLoad(db)).toMatchObject({ state: 'failed', holder: null });
    expect((await libraryVersion(db)).isLoading).toBe(false);
    await claimLibraryLoad(db, other(), at);
    await endLibraryLoad(db, other(), { state: 'ready', series: 2, observations: 4 }, at);
    await failLibraryLoad(db, dead, at);
    expect(await findLibraryLoad(db)).toMatchObject({ state: 'ready', series: 2 });
  });

  it('reports that it still loads while it skips equal series', async () => {
    const db = await openFresh();
    await loadInSlots(db, library.folder);
    await db('library_loads').update({ state: 'loading' });
    let elapsedMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => {
      elapsedMs += 3_000;
      return elapsedMs;
    });
    const reports: boolean[] = [];
    const runSlot = async <Result>(work: () => Promise<Result>) => {
      await db('library_loads').update({ seen_at: '' });
      const result = await work();
      reports.push((await db('library_loads').first('seen_at')).seen_at !== '');
      return result;
    };
    await loadInSlots(db, library.folder, { runSlot });
    // The claim, the removal of partial rows, a report for each series, the end, and the statistics.
    expect(reports).toEqual([true, true, true, true, true, false]);
  });

  it('completes the load if the statistics cannot be written, and warns', async () => {
    const db = await openFresh();
    const warn = jest.fn();
    const failAfterEnd = async () => {
      if ((await findLibraryLoad(db))?.state === 'ready') throw new Error('No space is left.');
    };
    await loadInSlots(db, library.folder, { beforeSlot: failAfterEnd, warn });
    expect(warn.mock.calls).toEqual([[new Error('No space is left.')]]);
    expect(await findLibraryLoad(db)).toMatchObject({ state: 'ready' });
  });

  it('throws the first failure if the database does not take its record either', async () => {
    const db = await openFresh();
    const warn = jest.fn();
    const failFrom = async (slot: number) => {
      if (slot >= middle) throw new Error(`Transaction ${slot} has failed.`);
    };
    await expect(loadInSlots(db, library.folder, { beforeSlot: failFrom, warn })).rejects.toThrow(
      `Transaction ${middle} has failed.`,
    );
    expect(warn.mock.calls).toEqual([[new Error(`Transaction ${middle + 1} has failed.`)]]);
  });
});
