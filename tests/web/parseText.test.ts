import { type Block, parseText } from '../../web/src/chat/parseText.js';

const value = { text: '24,408', ref: 'v1' };

/** Writes blocks in short: bold text between stars, values between brackets. */
function describeBlocks(blocks: Block[]): string[] {
  return blocks.map(({ kind, lines }) => {
    const texts = lines.map((line) =>
      line
        .map(({ text, ref, isBold }) => {
          const shown = ref === null ? text : `[${text}]`;
          return isBold ? `*${shown}*` : shown;
        })
        .join(''),
    );
    return `${kind}: ${texts.join(' / ')}`;
  });
}

const parse = (...parts: (string | typeof value)[]) =>
  describeBlocks(parseText(parts.map((part) => (typeof part === 'string' ? { text: part, ref: null } : part))));

describe('parseText', () => {
  test('reads paragraphs, lines and lists, also where texts arrive in pieces', () => {
    expect(parse('GDP is ', value, '.\nA line\n\n- one\n', '- two: ', value, '\n\nEnd')).toEqual([
      'paragraph: GDP is [24,408]. / A line',
      'list: one / two: [24,408]',
      'paragraph: End',
    ]);
  });

  test('reads bold text around values, and leaves a mark without a partner', () => {
    expect(parse('The **latest ', value, '** is **open')).toEqual(['paragraph: The *latest **[24,408]* is **open']);
  });

  test('gives nothing else a meaning', () => {
    const text = '# Title [link](//evil.example) <b>bold</b> `code` ![image](x)';
    expect(parse(text)).toEqual([`paragraph: ${text}`]);
  });

  test('reads no marks in values', () => {
    const name = { text: '- **x**\n', ref: 'v2' };
    expect(parse(name)).toEqual(['paragraph: [- **x**\n]']);
  });
});
