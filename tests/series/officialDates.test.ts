import fc from 'fast-check';
import {
  type DatedRelease,
  diffAnnouncedDates,
  mergeOfficialDates,
  type OfficialDate,
  replaceByScheduled,
} from '../../server/series/officialDates.js';
import { addDays } from '../../server/series/periods.js';

const planned = ['2026-11-13', '2026-12-14', '2027-01-12', '2027-02-12'].map((date) => ({
  date,
  referencePeriod: `${addDays(date, -30).slice(0, 7)}-01`,
  estimate: null,
  isRevision: false,
  official: null,
  isCancelled: false,
  isFinal: false,
}));

const createOfficialDate = (date: string, source = 'bls'): OfficialDate => ({
  date,
  source,
  time: null,
  timeZone: null,
  moves: 0,
  cancelledAt: null,
});

/** Lists the dates of the merged schedule; official dates end with an exclamation mark. */
function listDates(...entries: OfficialDate[]): string[] {
  const byDate = [...entries].sort((a, b) => (a.date < b.date ? -1 : 1));
  return mergeOfficialDates(planned, byDate, ['bls', 'fred']).map((one) => one.date + (one.official ? '!' : ''));
}

it('replaces the nearest estimate by an official date and keeps estimates outside the official dates', () => {
  expect(listDates(createOfficialDate('2026-12-10'))).toEqual([
    '2026-11-13',
    '2026-12-10!',
    '2027-01-12',
    '2027-02-12',
  ]);
  expect(listDates(createOfficialDate('2026-12-10'), createOfficialDate('2027-01-20'))).toEqual([
    '2026-11-13',
    '2026-12-10!',
    '2027-01-20!',
    '2027-02-12',
  ]);
});

it('drops an estimate between official dates if none of them is near', () => {
  expect(listDates(createOfficialDate('2026-12-10'), createOfficialDate('2027-02-10'))).toEqual([
    '2026-11-13',
    '2026-12-10!',
    '2027-02-10!',
  ]);
});

it('prefers the first source, then the nearest date, and ignores dates more than a month away', () => {
  expect(listDates(createOfficialDate('2026-12-14', 'fred'), createOfficialDate('2026-12-18'))).toContain(
    '2026-12-18!',
  );
  expect(listDates(createOfficialDate('2026-12-14', 'fred'), createOfficialDate('2026-12-18'))).not.toContain(
    '2026-12-14!',
  );
  expect(listDates(createOfficialDate('2026-12-12'), createOfficialDate('2026-12-17'))).toContain('2026-12-12!');
  expect(listDates(createOfficialDate('2027-03-16'))).not.toContain('2027-03-16!');
});

it('returns at most one date per planned release, and only planned or official dates', () => {
  const day = fc.integer({ min: -60, max: 160 }).map((shift) => addDays('2026-11-13', shift));
  const entries = fc.uniqueArray(fc.tuple(day, fc.constantFrom('bls', 'fred')), { selector: String, maxLength: 12 });
  fc.assert(
    fc.property(entries, (pairs) => {
      const list = pairs
        .map(([date, source]) => createOfficialDate(date, source))
        .sort((a, b) => (a.date < b.date ? -1 : 1));
      const schedule = mergeOfficialDates(planned, list, ['bls', 'fred']);
      const periods = schedule.map(({ referencePeriod }) => referencePeriod);
      expect(new Set(periods).size).toBe(periods.length);
      const known = new Set([...planned, ...list].map(({ date }) => date));
      expect(schedule.every(({ date }) => known.has(date))).toBe(true);
    }),
  );
});

it('treats an unlisted date as moved if a new date is near, and keeps it otherwise', () => {
  const stored = ['2026-11-13', '2026-12-10', '2027-01-13'].map((date) => createOfficialDate(date));
  const to = (date: string) => ({ date, time: null, timeZone: null });
  const { added, changed, confirmed } = diffAnnouncedDates(
    stored,
    [to('2026-12-18'), to('2027-01-13'), to('2027-06-10')],
    '2026-11-21',
  );
  expect(added).toEqual([to('2027-06-10')]);
  expect(changed).toEqual([{ from: stored[1], to: to('2026-12-18') }]);
  expect(confirmed).toEqual([stored[2]]);
  expect(diffAnnouncedDates(stored, [], '2026-11-21')).toEqual({
    added: [],
    changed: [],
    cancelled: [],
    confirmed: [],
  });
});

it('reports a new time on the same day as a change', () => {
  const [from] = [createOfficialDate('2026-12-10')];
  const to = { date: '2026-12-10', time: '08:30', timeZone: 'America/New_York' };
  expect(diffAnnouncedDates([from], [to], '2026-11-21')).toEqual({
    ...{ added: [], changed: [{ from, to }], cancelled: [], confirmed: [] },
  });
});

it('treats a date listed as cancelled as moved if a new date is near, and as cancelled otherwise, once', () => {
  const from = createOfficialDate('2026-12-10');
  const off = { date: from.date, time: null, timeZone: null, isCancelled: true };
  const later = { date: '2026-12-22', time: null, timeZone: null };
  const none = { added: [], changed: [], cancelled: [], confirmed: [] };
  const diff = (stored: OfficialDate, ...listed: (typeof later)[]) =>
    diffAnnouncedDates([stored], listed, '2026-11-21');
  expect(diff(from, off, later)).toEqual({ ...none, changed: [{ from, to: later }] });
  expect(diff(from, off)).toEqual({ ...none, cancelled: [from] });
  const cancelled = { ...from, cancelledAt: '2026-11-21T12:00:00.000Z' };
  expect(diff(cancelled, off)).toEqual(none);
  expect(diff(cancelled, off, later)).toEqual({ ...none, added: [later] });
  const again = { date: from.date, time: null, timeZone: null };
  expect(diff(cancelled, again)).toEqual({ ...none, changed: [{ from: cancelled, to: again }] });
});

it('marks a release as cancelled on its official date, unless its source lists another date near it', () => {
  const cancelled = { ...createOfficialDate('2026-12-10'), cancelledAt: '2026-11-21T12:00:00.000Z' };
  const merge = (...dates: OfficialDate[]) =>
    mergeOfficialDates(planned, dates, ['bls', 'fred']).filter(({ official }) => official !== null);
  expect(merge(cancelled, createOfficialDate('2026-12-11', 'fred'))).toMatchObject([
    { date: '2026-12-10', isCancelled: true },
  ]);
  expect(merge(cancelled, createOfficialDate('2026-12-18'))).toMatchObject([
    { date: '2026-12-18', isCancelled: false },
  ]);
});

const createScheduled = (date: string, fields: Partial<DatedRelease>): DatedRelease => ({
  ...{ date, referencePeriod: '2026-10-01', estimate: null, isRevision: false, isCancelled: false, isFinal: false },
  official: createOfficialDate(date, 'agency'),
  ...fields,
});

describe('a schedule that names its periods', () => {
  it('replaces the estimate of the same period, however far away', () => {
    const merged = replaceByScheduled(planned, [createScheduled('2027-03-20', { referencePeriod: '2026-11-01' })]);
    expect(merged.map(({ date }) => date)).toEqual(['2026-11-13', '2027-01-12', '2027-02-12', '2027-03-20']);
  });

  it('drops the estimates of a period that it publishes under another name', () => {
    const quarter = ['advance', 'second'].map((estimate, index) => ({
      ...{ date: `2026-0${index + 4}-29`, referencePeriod: '2026-01-01', estimate, isRevision: index > 0 },
    }));
    const scheduled = createScheduled('2026-06-10', { referencePeriod: '2026-01-01', estimate: 'initial' });
    expect(replaceByScheduled(quarter, [scheduled])).toEqual([scheduled]);
    expect(replaceByScheduled(quarter, [{ ...scheduled, estimate: 'second' }]).map(({ date }) => date)).toEqual([
      '2026-04-29',
      '2026-06-10',
    ]);
  });

  it('gives way to a newer announcement, unless its date had passed when it was read', () => {
    const announced = [createOfficialDate('2026-12-15')];
    const merge = (isFinal: boolean) =>
      mergeOfficialDates([createScheduled('2026-12-10', { isFinal })], announced, ['bls']).map(({ date }) => date);
    expect(merge(false)).toEqual(['2026-12-15']);
    expect(merge(true)).toEqual(['2026-12-10']);
  });
});
