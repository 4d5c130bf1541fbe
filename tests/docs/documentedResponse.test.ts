import { findDifferences, parseDocumented } from './documentedResponse.js';

const shown = parseDocumented(`{
  "count": 2, // …
  "rows": [{ "a": 1 /* … */ }, /* … */ ],
  "id": "WyJ…",
}`);

it('accepts differences only at omissions', () => {
  expect(findDifferences(shown, { count: 2, extra: 0, rows: [{ a: 1, b: 2 }, { a: 3 }], id: 'WyJx' })).toEqual([]);
});

it.each([
  ['a different number', { count: 3, rows: [{ a: 1 }], id: 'WyJ' }],
  ['a string instead of a number', { count: '2', rows: [{ a: 1 }], id: 'WyJ' }],
  ['a missing row', { count: 2, rows: [{ a: 2 }], id: 'WyJ' }],
  ['a different string', { count: 2, rows: [{ a: 1 }], id: 'XyJ' }],
  ['a missing field', { count: 2, rows: [{ a: 1 }] }],
])('reports %s', (_what, real) => {
  expect(findDifferences(shown, real)).toHaveLength(1);
});

it('reports undocumented members and elements', () => {
  expect(findDifferences(parseDocumented('{ "a": [1] }'), { a: [1], b: 2 })).toEqual(['response.b is not documented']);
  expect(findDifferences(parseDocumented('{ "a": [1] }'), { a: [1, 2] })).toEqual(['response.a: 2 elements, not 1']);
});
