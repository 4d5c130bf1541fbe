import fc from 'fast-check';
import { collectCodes, createGrouper, type SeriesKey } from '../../server/providers/seriesKeys.js';

const createKeyed = (text: string, family = 'F'): SeriesKey => ({ family, key: text.split('.') });

/** Returns the requested codes of each call. */
function listRequestedCodes(keys: SeriesKey[]): string[][][] {
  const getGroupName = createGrouper(keys);
  const groups = new Map<string, SeriesKey[]>();
  for (const one of keys) groups.set(getGroupName(one), [...(groups.get(getGroupName(one)) ?? []), one]);
  return Array.from(groups.values(), collectCodes);
}

const formatRequests = (keys: SeriesKey[]) =>
  listRequestedCodes(keys).map((codes) => codes.map((some) => some.join('+')).join('.'));

it.each<[string[], string[]]>([
  [[], []],
  [['Q.USA.GDP'], ['Q.USA.GDP']],
  [['Q.USA.GDP', 'Q.FRA.GDP', 'Q.DEU.GDP'], ['Q.USA+FRA+DEU.GDP']],
  [
    ['Q.USA.GDP', 'Q.FRA.CPI'],
    ['Q.USA.GDP', 'Q.FRA.CPI'],
  ],
  [
    ['Q.USA.GDP', 'Q.FRA.GDP', 'Q.USA.CPI', 'Q.FRA.CPI'],
    ['Q.USA+FRA.GDP', 'Q.USA+FRA.CPI'],
  ],
  [
    ['Q..GDP', 'Q.USA.GDP', 'Q.FRA.GDP'],
    ['Q..GDP', 'Q.USA+FRA.GDP'],
  ],
  [['Q.USA.GDP', 'Q.USA.GDP'], ['Q.USA.GDP']],
])('fetches %j with the calls %j', (keys, calls) => {
  expect(formatRequests(keys.map((key) => createKeyed(key)))).toEqual(calls);
});

it('keeps families apart, and chooses a dimension for each', () => {
  const keys = [
    createKeyed('A.X', 'one'),
    createKeyed('B.X', 'one'),
    createKeyed('A.X', 'other'),
    createKeyed('A.Y', 'other'),
  ];
  expect(formatRequests(keys)).toEqual(['A+B.X', 'A.X+Y']);
});

it('requests every given series and no other', () => {
  const code = fc.constantFrom('A', 'B', 'C', '');
  const keys = fc.uniqueArray(fc.tuple(code, code, code), { selector: (one) => one.join('.'), maxLength: 20 });
  fc.assert(
    fc.property(keys, (requestedKeys) => {
      const requested = listRequestedCodes(requestedKeys.map((key) => ({ family: 'F', key }))).flatMap((codes) =>
        codes.reduce<string[]>((all, some) => all.flatMap((start) => some.map((one) => `${start}.${one}`)), ['']),
      );
      expect(requested.sort()).toEqual(requestedKeys.map((one) => `.${one.join('.')}`).sort());
    }),
  );
});
