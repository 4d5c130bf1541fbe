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
  ['a source that was never checked', { checkedAt: null, outcome: null, failure: null }, {}, 'due'],
  ['a daily series within a day', createChecked(23), { frequency: 'daily' }, undefined],
  ['a daily series after a day', createChecked(24), { frequency: 'daily' }, 'due'],
  ['a monthly series within a week', createChecked(7 * 24 - 1), {}, undefined],
  ['a monthly series after a week', createChecked(7 * 24), {}, 'due'],
  ['an annual series after two weeks', createChecked(14 * 24), { frequency: 'annual' }, undefined],
  ['a series with a release since the last check', createChecked(2), { lastReleaseAt: hoursAgo(1) }, 'released'],
  ['a series that was checked after its release', createChecked(1), { lastReleaseAt: hoursAgo(2) }, undefined],
  [
    'an overdue series, within six hours',
    createChecked(5),
    { lastReleaseAt: hoursAgo(20), isOverdue: true },
    undefined,
  ],
  ['an overdue series, after six hours', createChecked(6), { lastReleaseAt: hoursAgo(20), isOverdue: true }, 'due'],
  [
    'a series whose provider was down, within an hour',
    createFailed(0.9, 'unavailable'),
    { lastReleaseAt: hoursAgo(0.5) },
    undefined,
  ],
  ['a series whose provider was down, after an hour', createFailed(1, 'unavailable'), {}, 'due'],
  ['a series that the provider does not have, within a day', createFailed(23, 'not_found'), {}, undefined],
  ['a series whose import was refused, after a day', createFailed(24, 'too_little'), {}, 'due'],
])('%s', (_, state, expected, due) => {
  expect(getDueReason(state, { ...monthly, ...expected }, now)).toBe(due);
});
