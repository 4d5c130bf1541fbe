import { getDueReason, type ReleaseTiming } from '../../server/scheduled/getDueReason.js';
import type { SeriesSource } from '../../server/store/seriesSources.js';

type State = Pick<SeriesSource, 'checkedAt' | 'outcome' | 'failure'>;

const now = new Date('2026-11-21T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const checked = (hours: number): State => ({ checkedAt: ago(hours), outcome: 'unchanged', failure: null });
const failed = (hours: number, kind: string): State => ({
  checkedAt: ago(hours),
  outcome: kind === 'too_little' ? 'refused' : 'failed',
  failure: { kind, message: '' },
});
const monthly: ReleaseTiming = { frequency: 'monthly', lastReleaseAt: undefined, isOverdue: false };

it.each<[string, State, Partial<ReleaseTiming>, ReturnType<typeof getDueReason>]>([
  ['one that was never asked', { checkedAt: null, outcome: null, failure: null }, {}, 'due'],
  ['a daily one within a day', checked(23), { frequency: 'daily' }, undefined],
  ['a daily one after a day', checked(24), { frequency: 'daily' }, 'due'],
  ['a monthly one within a week', checked(7 * 24 - 1), {}, undefined],
  ['a monthly one after a week', checked(7 * 24), {}, 'due'],
  ['an annual one after two weeks', checked(14 * 24), { frequency: 'annual' }, undefined],
  ['one whose release has passed since', checked(2), { lastReleaseAt: ago(1) }, 'released'],
  ['one that was asked after its release', checked(1), { lastReleaseAt: ago(2) }, undefined],
  ['one that is awaited, within six hours', checked(5), { lastReleaseAt: ago(20), isOverdue: true }, undefined],
  ['one that is awaited, after six hours', checked(6), { lastReleaseAt: ago(20), isOverdue: true }, 'due'],
  ['one whose provider was down, within an hour', failed(0.9, 'unavailable'), { lastReleaseAt: ago(0.5) }, undefined],
  ['one whose provider was down, after an hour', failed(1, 'unavailable'), {}, 'due'],
  ['one that the provider does not have, within a day', failed(23, 'not_found'), {}, undefined],
  ['one whose answer was refused, after a day', failed(24, 'too_little'), {}, 'due'],
])('%s', (_, state, expected, due) => {
  expect(getDueReason(state, { ...monthly, ...expected }, now)).toBe(due);
});
