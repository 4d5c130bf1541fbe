import { findDifferences, parseDocumented } from './documentedResponse.js';

const shown = parseDocumented(`{
  "count": 2, // …
  "rows": [{ "a": 1 /* … */ }, /* … */ ],
  "id": "WyJ…",
}`);

it('takes an answer for the shown one when it differs only where something is left out', () => {
  expect(findDifferences(shown, { count: 2, extra: 0, rows: [{ a: 1, b: 2 }, { a: 3 }], id: 'WyJx' })).toEqual([]);
});

it.each([
  ['another number', { count: 3, rows: [{ a: 1 }], id: 'WyJ' }],
  ['a number for a text', { count: '2', rows: [{ a: 1 }], id: 'WyJ' }],
  ['a row that is missing', { count: 2, rows: [{ a: 2 }], id: 'WyJ' }],
  ['another text', { count: 2, rows: [{ a: 1 }], id: 'XyJ' }],
  ['a field that is missing', { count: 2, rows: [{ a: 1 }] }],
])('notices %s', (_what, real) => {
  expect(findDifferences(shown, real)).toHaveLength(1);
});

it('notices what is not shown and not left out either', () => {
  expect(findDifferences(parseDocumented('{ "a": [1] }'), { a: [1], b: 2 })).toEqual(['answer.b is not shown']);
  expect(findDifferences(parseDocumented('{ "a": [1] }'), { a: [1, 2] })).toEqual(['answer.a: 2 elements, not 1']);
});
