import fc from 'fast-check';
import { createSecretMask, maskSecrets } from '../../server/access/secretMask.js';
import { generateApiKey, generateToken } from '../../server/access/secrets.js';

const fixedSecret = 'kön"ig\\s/cron secret+42';
const mask = createSecretMask([fixedSecret, 'abc']);

/** Percent-encodes each byte the given number of times, in the given case of digits. */
function encode(text: string, choices: { times: number; upper: boolean }[]): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte, index) => {
      const { times, upper } = choices[index % choices.length] ?? { times: 0, upper: false };
      const letter = String.fromCharCode(byte);
      const hex = byte.toString(16).padStart(2, '0');
      const encoded = `%${'25'.repeat(Math.max(0, times - 1))}${upper ? hex.toUpperCase() : hex}`;
      return times === 0 && byte < 128 ? letter : encoded;
    })
    .join('');
}

/** Decodes as often as possible, as a reader of a log could. */
function decodeFully(text: string): string {
  for (let before = '', after = text; ; after = before.replace(/%([0-9a-f]{2})/gi, toCharacter)) {
    if (before === after) return after;
    before = after;
  }
}

function toCharacter(_: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}

const choice = fc.record({ times: fc.integer({ min: 0, max: 4 }), upper: fc.boolean() });
const encoding = fc.array(choice, { minLength: 1, maxLength: 50 });
const text = fc.oneof(fc.string(), fc.constantFrom('%', '%4', '%25', '/api/indicators/', '?q=', '\\', '","'));
/** Letters, digits, hyphens and underscores before a token would make it part of a longer word. */
const separator = fc.constantFrom('', '/', '?token=', '#', '%', '%2F', '%252f', ' ', '"');

describe('a mask', () => {
  it('removes a key, in any case and percent-encoding, from any text', () => {
    const key = fc.constant(0).map(generateApiKey);
    const respell = fc.constantFrom(
      (value: string) => value,
      (value: string) => value.toUpperCase(),
      (value: string) => value.toLowerCase(),
    );
    const property = fc.property(key, respell, encoding, text, text, (value, spell, choices, before, after) => {
      const masked = maskSecrets(before + encode(spell(value), choices) + after);
      expect(decodeFully(masked).toLowerCase()).not.toContain(value.slice(10).toLowerCase());
    });
    fc.assert(property, { numRuns: 2_000 });
  });

  it('removes the whole of a key whose first letters are plain and whose others are percent-encoded', () => {
    expect(maskSecrets('?key=alm_y%53dVbOZ9kDdwJAC2KWkKRIrV5ofEBPxUK140Snna%')).toBe('?key=alm_…%');
  });

  it('removes a token of a session or a mailed link, in any percent-encoding', () => {
    const token = fc.constant(0).map(generateToken);
    const property = fc.property(token, encoding, separator, separator, (value, choices, before, after) => {
      const masked = maskSecrets(before + encode(value, choices) + after);
      expect(decodeFully(masked)).not.toContain(value.slice(5));
    });
    fc.assert(property, { numRuns: 2_000 });
  });

  it('removes words of 37 characters or more with a capital letter, wherever they are in a text, and no others', () => {
    const word = fc.integer({ min: 1, max: 80 }).map((length) => 'Aa0-_'.repeat(16).slice(0, length));
    const parts = fc.array(fc.oneof(word, fc.constantFrom('', 'plain', 'ſK', '{"path":"')), { maxLength: 8 });
    const property = fc.property(parts, fc.constantFrom(' ', '/', '.', 'é'), (all, delimiter) => {
      const expected = all.map((one) => (/^[\w-]{37,}$/.test(one) ? '[redacted]' : one)).join(delimiter);
      expect(maskSecrets(all.join(delimiter))).toBe(expected);
    });
    fc.assert(property, { numRuns: 2_000 });
  });

  it('removes a secret of the settings from a text and from a JSON line, in any percent-encoding', () => {
    const property = fc.property(encoding, text, text, (choices, before, after) => {
      expect(decodeFully(mask(before + encode(fixedSecret, choices) + after))).not.toContain('cron secret');
      const line = mask(JSON.stringify({ before, secret: fixedSecret, encoded: encode(fixedSecret, choices) }));
      expect(decodeFully(line)).not.toContain('cron secret');
      expect(Object.keys(JSON.parse(line))).toEqual(['before', 'secret', 'encoded']);
    });
    fc.assert(property, { numRuns: 1_000 });
  });

  it.each([
    '/v1/indicators/observations',
    '/api/indicators/us-consumer-price-index-all-urban-consumers-all-items%20%',
    '4f1c9a3e-7c1e-4e6e-9b0c-1f3b6f2c9d10',
    'a'.repeat(64),
    'film_production, abc and 100%',
  ])('keeps %s', (ordinary) => {
    expect(mask(ordinary)).toBe(ordinary);
  });

  it('takes a time in proportion to the length of a text', () => {
    const nested = `%${'25'.repeat(100_000)}`;
    expect(mask(nested)).toBe(nested);
  });
});

it('replaces the secret of a webhook, and leaves the text around it', () => {
  const secret = `whsec_${Buffer.alloc(32, 251).toString('base64')}`;
  expect(mask(`Signed with "${secret}".`)).toBe('Signed with "whsec_…".');
});
