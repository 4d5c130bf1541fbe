import { getDueReason, type ReleaseTiming } from '../../server/scheduled/getDueReason.js';
import type { SeriesSource } from '../../server/store/seriesSources.js';

type State = Pick<SeriesSource, 'checkedAt' | 'outcome' | 'failure'>;

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const createChecked = (hours: number): State => ({ checkedAt: hoursAgo(hours), outcome: 'unchanged', failure: null });
const createFailed = (hours: number, kind: string): State => ({
  checkedAt: hoursAgo(hours),
  outcome: kind === 'too_little' ? 'refused' : 'failed',
  failure: { kind, message: '' },
});
const monthly: ReleaseTiming = { frequency: 'monthly', lastReleaseAt: undefined, isOverdue: false };

it.each<[string, State, Partial<ReleaseTiming>, ReturnType<typeof getDueReason>]>([
  ['one that was never asked', { checkedAt: null, outcome: null, failure: null }, {}, 'due'],
  ['a daily one within a day', createChecked(23), { frequency: 'daily' }, undefined],
  ['a daily one after a day', createChecked(24), { frequency: 'daily' }, 'due'],
  ['a monthly one within a week', createChecked(7 * 24 - 1), {}, undefined],
  ['a monthly one after a week', createChecked(7 * 24), {}, 'due'],
  ['an annual one after two weeks', createChecked(14 * 24), { frequency: 'annual' }, undefined],
  ['one whose release has passed since', createChecked(2), { lastReleaseAt: hoursAgo(1) }, 'released'],
  ['one that was asked after its release', createChecked(1), { lastReleaseAt: hoursAgo(2) }, undefined],
  [
    'one that is awaited, within six hours',
    createChecked(5),
    { lastReleaseAt: hoursAgo(20), isOverdue: true },
    undefined,
  ],
  ['one that is awaited, after six hours', createChecked(6), { lastReleaseAt: hoursAgo(20), isOverdue: true }, 'due'],
  [
    'one whose provider was down, within an hour',
    createFailed(0.9, 'unavailable'),
    { lastReleaseAt: hoursAgo(0.5) },
    undefined,
  ],
  ['one whose provider was down, after an hour', createFailed(1, 'unavailable'), {}, 'due'],
  ['one that the provider does not have, within a day', createFailed(23, 'not_found'), {}, undefined],
  ['one whose answer was refused, after a day', createFailed(24, 'too_little'), {}, 'due'],
])('%s', (_, state, expected, due) => {
  expect(getDueReason(state, { ...monthly, ...expected }, now)).toBe(due);
});
