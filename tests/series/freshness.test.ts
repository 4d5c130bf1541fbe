import { assessEditionFreshness } from '../../server/series/freshness.js';

describe('assessEditionFreshness', () => {
  const editions = { first: '2019-04-09', last: '2026-04-14', count: 15 };

  it('expects the next edition after the usual interval and 30 days', () => {
    expect(assessEditionFreshness(editions, '2026-11-13')).toEqual({ status: 'current', dueDate: '2026-11-13' });
    expect(assessEditionFreshness(editions, '2026-11-14').status).toBe('behind_schedule');
  });

  it('expects no more editions after three were missed', () => {
    expect(assessEditionFreshness(editions, '2028-05-01').status).toBe('behind_schedule');
    expect(assessEditionFreshness(editions, '2028-05-20').status).toBe('held_until');
  });

  it('expects a single edition to be followed within a year', () => {
    const single = { first: '2025-01-01', last: '2025-01-01', count: 1 };
    expect(assessEditionFreshness(single, '2025-06-01')).toEqual({ status: 'current', dueDate: '2026-01-31' });
  });
});
