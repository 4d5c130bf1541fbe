import { writeOfficialDates } from '../../server/store/officialDates.js';
import { type Api, startApi } from '../support/api.js';
import type { Person } from '../support/person.js';
import { signUp } from '../support/person.js';
import { openAlerts } from './alertFixture.js';

let api: Api;
let ada: Person;
let key: string;
let alerts: ReturnType<typeof openAlerts>;
beforeEach(async () => {
  api = await startApi();
  ada = await signUp(api);
  // A session ends after a month.
  key = (await ada.post('/api/account/keys', { name: 'Long' }).expect(201)).body.value;
  alerts = openAlerts(api.db);
  alerts.clock.now = api.clock.now;
});
afterEach(() => api.stop());

const release = 'us-consumer-price-index';
const create = async (target: object, condition: object, options = {}) => {
  const rule = { name: 'A rule', target, condition, ...options };
  return api.request.post('/api/account/alerts').set('X-API-Key', key).send(rule).expect(201);
};
const listHistory = async () =>
  (await api.request.get('/api/account/alerts/history').set('X-API-Key', key)).body.firings;

/** Moves both clocks. */
function setTime(time: string): void {
  api.clock.now = new Date(time);
  alerts.clock.now = new Date(time);
}

it('fires once when the next release is due within the hours, at the time of its agency', async () => {
  await writeOfficialDates(
    api.db,
    release,
    'bls',
    [{ date: '2026-12-10', time: '08:30', timeZone: 'America/New_York' }],
    '2026-11-21T12:00:00.000Z',
  );
  await create({ type: 'release', release }, { kind: 'release_due', hours: 24 });
  setTime('2026-12-09T13:29:00.000Z');
  await alerts.run();
  expect(await listHistory()).toEqual([]);
  setTime('2026-12-09T13:30:30.000Z');
  await alerts.run();
  expect(await listHistory()).toMatchObject([
    {
      release,
      indicator: null,
      vintage: '2026-12-09',
      ...{ scheduledDate: '2026-12-10', scheduledAt: '2026-12-10T13:30:00Z', referencePeriod: '2026-11' },
      sentence: expect.stringContaining('is due on 2026-12-10 at 08:30 (America/New_York).'),
    },
  ]);
  setTime('2026-12-09T20:00:00.000Z');
  await alerts.run();
  expect(await listHistory()).toHaveLength(1);
  const calendar = '/api/calendar/releases?from=2026-12-10&to=2026-12-10&country=US';
  const { events } = (await api.get(calendar).expect(200)).body;
  const event = events.find((one: { release: { id: string } }) => one.release.id === release);
  const { scheduledDate, scheduledAt, referencePeriod } = event;
  expect((await listHistory())[0]).toMatchObject({ scheduledDate, scheduledAt, referencePeriod });
});

describe('for a release on each working day, of which the library has no values', () => {
  /** Creates a rule after the release of a Wednesday, and returns the dates for which it has fired at each time. */
  async function follow(hours: number, times: string[], options = {}): Promise<string[][]> {
    setTime('2026-12-09T22:00:00.000Z');
    const target = { type: 'release', release: 'us-selected-interest-rates' };
    await create(target, { kind: 'release_due', hours }, options);
    const dates: string[][] = [];
    for (const time of times) {
      setTime(time);
      await alerts.run();
      dates.push(await api.db('alert_firings').orderBy('id').pluck('occasion'));
    }
    return dates;
  }

  it('fires the hours before each, also while the one before it is not in the library', async () => {
    const times = ['2026-12-10T09:14:59.000Z', '2026-12-10T09:15:00.000Z'];
    const later = ['2026-12-11T09:14:59.000Z', '2026-12-11T09:15:00.000Z'];
    const [first, second] = [['2026-12-10'], ['2026-12-10', '2026-12-11']];
    expect(await follow(12, [...times, ...later])).toEqual([[], first, first, second]);
  });

  it.each([0, 1])('fires for a release before the previous one, with %d quiet hours', async (quietHours) => {
    const times = ['2026-12-09T22:00:01.000Z', '2026-12-10T09:14:59.000Z', '2026-12-10T09:15:00.000Z'];
    const [first, second] = [['2026-12-10'], ['2026-12-10', '2026-12-11']];
    expect(await follow(36, times, { quietHours })).toEqual([first, first, second]);
  });

  it('a new rule fires for the next one, and for another one that is due already when that is the next', async () => {
    const times = ['2026-12-09T22:00:01.000Z', '2026-12-10T21:14:59.000Z', '2026-12-10T21:15:00.000Z'];
    const [first, second] = [['2026-12-10'], ['2026-12-10', '2026-12-11']];
    expect(await follow(48, times)).toEqual([first, first, second]);
  });
});

it('fires when an official date moves or is cancelled, also for a series of the release and a watchlist that has one', async () => {
  const write = (date: string, isCancelled = false) => {
    const listed = [{ date, time: null, timeZone: null, isCancelled }];
    return writeOfficialDates(api.db, release, 'bls', listed, alerts.clock.now.toISOString());
  };
  await write('2026-12-10');
  await ada.post('/api/account/watchlist', { indicator: 'us-core-cpi' }).expect(200);
  const moved = { kind: 'release_moved' };
  await create({ type: 'release', release }, moved);
  await create({ type: 'series', indicator: 'us-core-cpi' }, moved);
  await create({ type: 'watchlist' }, moved);
  expect(await alerts.run()).toBe(0);
  setTime('2026-11-22T12:00:00.000Z');
  await write('2026-12-15');
  expect([await alerts.run(), await alerts.run()]).toEqual([3, 0]);
  const sentence = 'Consumer Price Index: the release of 2026-12-10 has moved to 2026-12-15.';
  const nothingDue = { scheduledDate: null, scheduledAt: null, referencePeriod: null };
  expect((await listHistory())[0]).toMatchObject({ release, sentence, ...nothingDue });
  setTime('2026-11-23T12:00:00.000Z');
  await write('2026-12-15', true);
  expect([await alerts.run(), await alerts.run()]).toEqual([3, 0]);
  expect((await listHistory())[0]?.sentence).toBe('Consumer Price Index: the release of 2026-12-15 was cancelled.');
});

it('fires once for each value of a series that is overdue', async () => {
  await create({ type: 'series', indicator: 'us-core-cpi' }, { kind: 'stale' });
  setTime('2027-02-01T12:00:00.000Z');
  await alerts.run();
  setTime('2027-02-03T12:00:00.000Z');
  await alerts.run();
  const history = await listHistory();
  expect(history).toHaveLength(1);
  expect(history[0]).toMatchObject({
    indicator: 'us-core-cpi',
    period: '2026-08-01',
    sentence: expect.stringMatching(/The next was due by \d{4}-\d\d-\d\d\./),
  });
});
