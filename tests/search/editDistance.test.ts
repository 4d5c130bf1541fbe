import fc from 'fast-check';
import { editDistance } from '../../server/search/editDistance.js';

/** The textbook recursion. Remembers the distances of the ends of both texts by where they start. */
function textbookDistance(a: string, b: string): number {
  const known = new Map<string, number>();
  const compute = (i: number, j: number): number => {
    if (i === a.length || j === b.length) return a.length - i + b.length - j;
    const minimum = Math.min(find(i + 1, j + 1) + (a[i] === b[j] ? 0 : 1), find(i + 1, j) + 1, find(i, j + 1) + 1);
    const isSwap = i + 1 < a.length && j + 1 < b.length && a[i] === b[j + 1] && a[i + 1] === b[j];
    return isSwap ? Math.min(minimum, find(i + 2, j + 2) + 1) : minimum;
  };
  const find = (i: number, j: number): number => {
    const distance = known.get(`${i} ${j}`) ?? compute(i, j);
    known.set(`${i} ${j}`, distance);
    return distance;
  };
  return find(0, 0);
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

  it.each([
    ['few letters', fc.constantFrom('a', 'b')],
    ['any characters', fc.constantFrom('a', 'é', '漢', '😀', '-')],
  ])('equals the textbook distance of texts in one, two and three blocks of 32 letters: %s', (_, unit) => {
    const text = fc.string({ unit, minLength: 20, maxLength: 80 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(editDistance(a, b, 200)).toBe(textbookDistance(a, b));
      }),
      { numRuns: 300 },
    );
  });

  it('finds a swap, an insertion and a substitution anywhere in a long text', () => {
    const slug = 'expense-of-expense-services-and-primary-income-quarterly-and-united-states-annual';
    fc.assert(
      fc.property(fc.nat(slug.length - 2), fc.constantFrom('swap', 'insert', 'replace'), (place, change) => {
        const [start, first, second, end] = [
          slug.slice(0, place),
          slug.charAt(place),
          slug.charAt(place + 1),
          slug.slice(place + 2),
        ];
        const middles = { swap: second + first, insert: `${first}_${second}`, replace: `_${second}` };
        const changed = `${start}${middles[change]}${end}`;
        expect(editDistance(`x${slug}y`, `z${changed}w`, 10)).toBe(changed === slug ? 2 : 3);
      }),
    );
  });
});
