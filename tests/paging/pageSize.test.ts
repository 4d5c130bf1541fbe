import fc from 'fast-check';
import { paginate } from '../../server/paging/paginate.js';

it('pages with a maximum size have all rows in order, and exceed the size only with a single row', () => {
  const max = 10;
  fc.assert(
    fc.property(fc.array(fc.nat(15)), fc.integer({ min: 1, max: 8 }), (rows, limit) => {
      const all: number[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { limit, ...(cursor && { cursor }) };
        const { page, nextCursor } = paginate(rows, query, { max, measure: (row) => row });
        expect(page.length).toBeLessThanOrEqual(limit);
        if (page.length > 1) expect(page.reduce((sum, row) => sum + row, 0)).toBeLessThanOrEqual(max);
        if (nextCursor !== null) expect(page.length).toBeGreaterThan(0);
        all.push(...page);
        cursor = nextCursor;
      }
      expect(all).toEqual(rows);
    }),
  );
});
