import fc from 'fast-check';
import { findNearestSlugs, type SlugCandidate } from '../../server/search/findNearestSlugs.js';

const candidates: SlugCandidate[] = [
  { slug: 'us-cpi-all-items', name: 'US Consumer Price Index, All Items', prominence: 9, identifiers: ['CPIAUCSL'] },
  { slug: 'us-core-cpi', name: 'US Core Consumer Price Index', prominence: 5, identifiers: ['CPILFESL'] },
  { slug: 'us-unemployment-rate', name: 'US Unemployment Rate', prominence: 8, identifiers: ['UNRATE'] },
  { slug: 'us-unemployment-rate-u6', name: 'US Unemployment Rate, U-6', prominence: 1, identifiers: ['U6RATE'] },
  { slug: 'us-housing-starts', name: 'US Housing Starts', prominence: 2, identifiers: ['HOUST'] },
  { slug: 'us-m2-money-stock', name: 'US M2 Money Stock', prominence: 3, identifiers: ['M2SL'] },
  { slug: 'us-nonfarm-payrolls', name: 'US Total Nonfarm Payroll Employment', prominence: 7, identifiers: ['PAYEMS'] },
  { slug: 'real-gdp', name: 'Real Gross Domestic Product', prominence: 9, identifiers: ['GDPC1', 'YER'] },
  { slug: 'nominal-gdp', name: 'Nominal Gross Domestic Product', prominence: 4, identifiers: ['GDP', 'YEN'] },
];

describe('suggestions for an unknown slug', () => {
  it('start with the indicator whose provider series id was typed', () => {
    expect(findNearestSlugs('CPIAUCSL', candidates, 3)[0]).toBe('us-cpi-all-items');
    expect(findNearestSlugs('unrate', candidates, 3)[0]).toBe('us-unemployment-rate');
    expect(findNearestSlugs(' gdp ', candidates, 3)[0]).toBe('nominal-gdp');
  });

  it.each([
    ['us-unemploymnt-rate', 'us-unemployment-rate'],
    ['us_unemployment_rate', 'us-unemployment-rate'],
    ['unemployment', 'us-unemployment-rate'],
    ['real-gpd', 'real-gdp'],
    ['us-gdp', 'real-gdp'],
    ['us-cpi', 'us-cpi-all-items'],
    ['money-stock', 'us-m2-money-stock'],
    ['us-house-starts', 'us-housing-starts'],
    ['nonfarm employment', 'us-nonfarm-payrolls'],
  ])('for %s start with %s', (query, slug) => {
    expect(findNearestSlugs(query, candidates, 3)[0]).toBe(slug);
  });

  it('find a slug with all of sixteen words, two of which are equal', () => {
    const slug = 'a1-b2-c3-d4-e5-f6-g7-h8-i9-j10-k11-l12-m13-n14-o15-a1';
    const long: SlugCandidate = { slug: `${slug}-more-words-than-that`, name: 'Long', prominence: 0, identifiers: [] };
    expect(findNearestSlugs(slug, [...candidates, long], 3)).toEqual([long.slug]);
  });

  it('are empty if nothing is similar', () => {
    for (const query of ['', '   ', '🙂', 'zzzzzz', 'inflation', '../../etc/passwd']) {
      expect(findNearestSlugs(query, candidates, 5)).toEqual([]);
    }
  });

  it('are distinct and existing, respect the limit, and do not depend on the order of the candidates', () => {
    const slugs = candidates.map((candidate) => candidate.slug);
    const query = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...slugs, 'us', 'us-rate'));
    fc.assert(
      fc.property(
        query,
        fc.shuffledSubarray(candidates, { minLength: 9 }),
        fc.nat({ max: 9 }),
        (text, order, limit) => {
          const found = findNearestSlugs(text, order, limit);
          expect(found.length).toBeLessThanOrEqual(limit);
          expect(new Set(found).size).toBe(found.length);
          expect(found.every((slug) => slugs.includes(slug))).toBe(true);
          expect(found).toEqual(findNearestSlugs(text, candidates, limit));
        },
      ),
    );
  });
});
