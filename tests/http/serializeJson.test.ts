import fc from 'fast-check';
import { serializeJson } from '../../server/http/serializeJson.js';
import { PreparedList } from '../../server/preparedList.js';

const row = fc.record({
  date: fc.string(),
  value: fc.oneof(fc.double({ noNaN: true }), fc.constant(null)),
  note: fc.constantFrom('€', '"', undefined),
});
const field = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.array(row), fc.array(fc.array(row)));

it('writes the same text as JSON.stringify', async () => {
  const property = fc.asyncProperty(fc.dictionary(fc.string(), field), async (body) => {
    expect((await serializeJson(body)).toString()).toBe(JSON.stringify(body));
  });
  await fc.assert(property);
});

it.each([null, 1, 'text', [], [1, { a: 'ü' }]])('writes %j, which has no fields', async (body) => {
  expect((await serializeJson(body)).toString()).toBe(JSON.stringify(body));
});

it('writes long lists, and many of them', async () => {
  const list = Array.from({ length: 5_000 }, (_, index) => ({
    date: '2026-11-27',
    value: index,
    unit: 'Millions of €',
  }));
  const body = {
    first: list,
    nested: list.map((one) => [one]),
    count: 1,
    ...Object.fromEntries(list.slice(0, 40).map((one) => [`list${one.value}`, list.slice(0, 1_000)])),
  };
  expect((await serializeJson(body)).toString()).toBe(JSON.stringify(body));
});

it('writes prepared lists in the place of their items', async () => {
  const parts = ['1,2', '3'].map((text) => Buffer.from(text));
  const body = { name: '€', some: new PreparedList(parts), none: new PreparedList([]), end: true };
  expect((await serializeJson(body)).toString()).toBe('{"name":"€","some":[1,2,3],"none":[],"end":true}');
});
