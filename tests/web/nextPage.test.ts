import fc from 'fast-check';
import { selectNextPage } from '../../web/src/account/nextPage.js';

const origin = 'https://almanac.example.org';
const select = (next: string) => selectNextPage(`?${new URLSearchParams({ next })}`, origin, '/fallback');

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  `${origin}.evil.example/`,
  `${origin}@evil.example/`,
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://almanac.example.org/x',
  `/${'x'.repeat(5_000)}`,
  'settings',
  '',
];

describe('selectNextPage', () => {
  test.each(hostile)('returns the fallback for %j', (next) => {
    expect(select(next)).toBe('/fallback');
  });

  test.each(['/', '/settings/keys', '/labs/real-gdp?country=DE#results', '/%', '/indicators/a%2F%2Fb'])(
    'returns %s, an address of this site',
    (next) => {
      expect(select(next)).toBe(next);
    },
  );

  test('never throws and never leaves the site, for any query', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\0',
      '@',
      ':',
      '?',
      '#',
      'next=',
      '&',
      'evil',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.webUrl(),
    );
    const property = fc.property(text, text, (next, query) => {
      for (const page of [select(`/${next}`), select(next), selectNextPage(query, origin, '/fallback')]) {
        expect(page).toMatch(/^\/(?![/\\])/);
        expect(new URL(page, origin).origin).toBe(origin);
      }
    });
    fc.assert(property, { numRuns: 5_000 });
  });
});
