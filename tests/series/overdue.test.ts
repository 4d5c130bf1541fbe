import { computeOverdue } from '../../server/series/guardrails/overdue.js';

describe('computeOverdue', () => {
  it.each([
    ['monthly', '2026-09-01', 10, '2026-11-15'],
    ['quarterly', '2026-04-01', 45, '2026-11-29'],
    ['quarterly', '2026-04-01', 68, '2026-12-22'],
  ] as const)(
    'expects a %s value after %s by half its lag later than usual, at most 15 days',
    (frequency, last, lag, dueDate) => {
      expect(computeOverdue(frequency, last, '2026-11-01', lag).dueDate).toBe(dueDate);
    },
  );

  it('waits longer for annual values whose lag is unknown', () => {
    expect(computeOverdue('annual', '2025-01-01', '2026-11-01', null).dueDate).toBe('2027-09-27');
  });
});
