import fc from 'fast-check';
import { editDistance } from '../../server/search/editDistance.js';

/** The textbook recursion, without bands and early exits. */
function textbookDistance(a: string, b: string): number {
  if (a === '' || b === '') return Math.max(a.length, b.length);
  const changed = textbookDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  const minimum = Math.min(changed, textbookDistance(a.slice(1), b) + 1, textbookDistance(a, b.slice(1)) + 1);
  const isSwap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return isSwap ? Math.min(minimum, textbookDistance(a.slice(2), b.slice(2)) + 1) : minimum;
}

describe('edit distance', () => {
  it.each([
    ['gdp', 'gdp', 0],
    ['unemploymnt', 'unemployment', 1],
    ['hosuing', 'housing', 1],
    ['infaltoin', 'inflation', 2],
    ['', 'cpi', 3],
  ])('of %s and %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 10)).toBe(distance);
  });

  it('equals the textbook distance up to the limit, and limit + 1 beyond it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(textbookDistance(a, b), limit + 1));
        expect(editDistance(b, a, limit)).toBe(editDistance(a, b, limit));
      }),
    );
  });
});
