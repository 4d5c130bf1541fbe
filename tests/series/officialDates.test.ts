import fc from 'fast-check';
import { diffAnnouncedDates, mergeOfficialDates, type OfficialDate } from '../../server/series/officialDates.js';
import { addDays } from '../../server/series/periods.js';

const planned = ['2026-11-13', '2026-12-14', '2027-01-12', '2027-02-12'].map((date) => ({
  date,
  referencePeriod: `${addDays(date, -30).slice(0, 7)}-01`,
  estimate: null,
  isRevision: false,
}));

const createOfficialDate = (date: string, source = 'bls'): OfficialDate => ({
  date,
  source,
  time: null,
  timeZone: null,
  moves: 0,
});

/** The dates of a schedule, official ones marked. */
function listDates(...entries: OfficialDate[]): string[] {
  const byDate = [...entries].sort((a, b) => (a.date < b.date ? -1 : 1));
  return mergeOfficialDates(planned, byDate, ['bls', 'fred']).map((one) => one.date + (one.official ? '!' : ''));
}

it('puts an official date in the place of the estimate nearest to it, and keeps those beyond', () => {
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

it('drops an estimate among official dates that none of them is near', () => {
  expect(listDates(createOfficialDate('2026-12-10'), createOfficialDate('2027-02-10'))).toEqual([
    '2026-11-13',
    '2026-12-10!',
    '2027-02-10!',
  ]);
});

it('takes of several dates that of the first source, then the nearest, and none that is more than a month off', () => {
  expect(listDates(createOfficialDate('2026-12-14', 'fred'), createOfficialDate('2026-12-18'))).toContain(
    '2026-12-18!',
  );
  expect(listDates(createOfficialDate('2026-12-14', 'fred'), createOfficialDate('2026-12-18'))).not.toContain(
    '2026-12-14!',
  );
  expect(listDates(createOfficialDate('2026-12-12'), createOfficialDate('2026-12-17'))).toContain('2026-12-12!');
  expect(listDates(createOfficialDate('2027-03-16'))).not.toContain('2027-03-16!');
});

it('never has more dates than were planned, and only dates that are planned or official', () => {
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

it('takes a date that is listed no more for moved when a new one is near, and otherwise for one that stays', () => {
  const kept = ['2026-11-13', '2026-12-10', '2027-01-13'].map((date) => createOfficialDate(date));
  const to = (date: string) => ({ date, time: null, timeZone: null });
  const { added, changed, confirmed } = diffAnnouncedDates(
    kept,
    [to('2026-12-18'), to('2027-01-13'), to('2027-06-10')],
    '2026-11-21',
  );
  expect(added).toEqual([to('2027-06-10')]);
  expect(changed).toEqual([{ from: kept[1], to: to('2026-12-18') }]);
  expect(confirmed).toEqual([kept[2]]);
  expect(diffAnnouncedDates(kept, [], '2026-11-21')).toEqual({ added: [], changed: [], confirmed: [] });
});

it('takes another time of the same day for a change', () => {
  const [from] = [createOfficialDate('2026-12-10')];
  const to = { date: '2026-12-10', time: '08:30', timeZone: 'America/New_York' };
  expect(diffAnnouncedDates([from], [to], '2026-11-21')).toEqual({ added: [], changed: [{ from, to }], confirmed: [] });
});
