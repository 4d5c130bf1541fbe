import { listEventsAfter } from '../../server/store/events.js';
import { listOfficialDates, writeOfficialDates } from '../../server/store/officialDates.js';
import { upsertReleases } from '../../server/store/releases.js';
import { forEachDatabase, libraryVersion } from '../support/databases.js';
import { exampleRelease } from './exampleCatalogue.js';

const createDay = (date: string, time: string | null = null) => ({ date, time, timeZone: time && 'America/New_York' });
const [monday, tuesday] = ['2026-11-23T12:00:00.000Z', '2026-11-24T12:00:00.000Z'];

forEachDatabase((openFresh) => {
  it('stores the dates of a source, updates moved ones, and increments the library version only for a change', async () => {
    const db = await openFresh();
    await upsertReleases(db, [exampleRelease], monday);
    const write = (at: string, ...listed: ReturnType<typeof createDay>[]) =>
      writeOfficialDates(db, exampleRelease.id, 'bls', listed, at);
    expect(await write(monday, createDay('2026-12-10'), createDay('2027-01-13'))).toEqual({ added: 2, changed: 0 });
    const { version } = await libraryVersion(db);
    expect(await write(tuesday, createDay('2026-12-10'))).toEqual({ added: 0, changed: 0 });
    expect((await libraryVersion(db)).version).toBe(version);
    expect(await write(tuesday, createDay('2026-12-15', '08:30'))).toEqual({ added: 0, changed: 1 });
    expect((await libraryVersion(db)).version).toBe(version + 1);
    const kept = { releaseId: exampleRelease.id, source: 'bls' };
    expect(await listOfficialDates(db, exampleRelease.id)).toEqual([
      { ...kept, ...createDay('2026-12-15', '08:30'), moves: 1, cancelledAt: null, fetchedAt: tuesday },
      { ...kept, ...createDay('2027-01-13'), moves: 0, cancelledAt: null, fetchedAt: monday },
    ]);
  });

  it('marks a cancelled date, and writes an event of that, and of the date when it stands again', async () => {
    const db = await openFresh();
    await upsertReleases(db, [exampleRelease], monday);
    const date = createDay('2026-12-10', '08:30');
    const write = (at: string, isCancelled: boolean) =>
      writeOfficialDates(db, exampleRelease.id, 'bls', [{ ...date, isCancelled }], at);
    await write(monday, false);
    expect(await write(tuesday, true)).toEqual({ added: 0, changed: 1 });
    expect(await listOfficialDates(db, exampleRelease.id)).toMatchObject([{ ...date, cancelledAt: tuesday }]);
    expect(await write(tuesday, true)).toEqual({ added: 0, changed: 0 });
    expect(await write(tuesday, false)).toEqual({ added: 0, changed: 1 });
    expect(await listOfficialDates(db, exampleRelease.id)).toMatchObject([{ ...date, cancelledAt: null, moves: 0 }]);
    const events = await listEventsAfter(db, 0, 10);
    expect(events.flatMap(({ data }) => data['changes'])).toEqual(
      ['added', 'cancelled', 'added'].map((change) => ({ change, ...date, previousDate: null })),
    );
  });

  it('writes an event of the dates that it adds or moves, except those that have passed', async () => {
    const db = await openFresh();
    await upsertReleases(db, [exampleRelease], monday);
    const write = (at: string, ...listed: ReturnType<typeof createDay>[]) =>
      writeOfficialDates(db, exampleRelease.id, 'bls', listed, at);
    await write(monday, createDay('2026-11-10'), createDay('2026-12-10'));
    await write(monday, createDay('2026-11-10'), createDay('2026-12-10'));
    await write(tuesday, createDay('2026-12-15', '08:30'));
    const change = { time: null, timeZone: null, previousDate: null };
    const about = { release: exampleRelease.id, source: 'bls', changeCount: 1 };
    expect((await listEventsAfter(db, 0, 10)).map(({ type, releaseId, data }) => [type, releaseId, data])).toEqual([
      [
        'calendar.changed',
        exampleRelease.id,
        { ...about, changes: [{ ...change, change: 'added', date: '2026-12-10' }] },
      ],
      [
        'calendar.changed',
        exampleRelease.id,
        { ...about, changes: [{ change: 'moved', ...createDay('2026-12-15', '08:30'), previousDate: '2026-12-10' }] },
      ],
    ]);
  });
});
