import fc from 'fast-check';
import { shareText } from '../server/shareText.js';

it('returns an equal text, also after very many others, and for a long one', () => {
  for (let index = 0; index < 50_000; index += 1) expect(shareText(`Text ${index}`)).toBe(`Text ${index}`);
  expect(shareText('Text 1')).toBe('Text 1');
  expect(shareText('long '.repeat(1_000))).toBe('long '.repeat(1_000));
});

it('returns any text unchanged', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(shareText(text)).toBe(text)));
  expect(shareText('half of a pair: \uD800')).toBe('half of a pair: \uD800');
});
