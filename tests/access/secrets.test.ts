import { createHash } from 'node:crypto';
import {
  generateApiKey,
  getDisplayPrefix,
  hashSecret,
  isSameSecret,
  isWellFormedApiKey,
} from '../../server/access/secrets.js';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function replaceCharacter(key: string, index: number, character: string): string {
  return key.slice(0, index) + character + key.slice(index + 1);
}

describe('a generated key', () => {
  const keys = Array.from({ length: 10_000 }, generateApiKey);

  it('consists of alm_ and 40 letters or digits, and is well-formed', () => {
    for (const key of keys) expect(key).toMatch(/^alm_[0-9A-Za-z]{40}$/);
    expect(keys.every(isWellFormedApiKey)).toBe(true);
  });

  it('is unique', () => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('draws each random character uniformly from the 62 letters and digits', () => {
    const drawn = keys.map((key) => key.slice(4, 38)).join('');
    const expected = drawn.length / alphabet.length;
    for (const character of alphabet) {
      // Ten standard deviations: a uniform draw practically never deviates that far.
      expect(Math.abs(drawn.split(character).length - 1 - expected)).toBeLessThan(10 * Math.sqrt(expected));
    }
  });
});

describe('the checksum', () => {
  it('is the CRC-32 of the random part in base 62, as computed by another implementation', () => {
    expect(isWellFormedApiKey('alm_00000000000000000000000000000000000iqUEf')).toBe(true);
    expect(isWellFormedApiKey('alm_AlmanacAlmanacAlmanacAlmanacAlmana1T5Sr8')).toBe(true);
  });

  it('detects every change of a single character', () => {
    for (const key of Array.from({ length: 10 }, generateApiKey)) {
      for (let index = 0; index < key.length; index += 1) {
        for (const character of `${alphabet}_-+/ é`) {
          if (character === key[index]) continue;
          expect(isWellFormedApiKey(replaceCharacter(key, index, character))).toBe(false);
        }
      }
    }
  });

  it('detects two swapped neighbours', () => {
    for (const key of Array.from({ length: 200 }, generateApiKey)) {
      for (let index = 4; index < key.length - 1; index += 1) {
        const swapped = key.slice(0, index) + key[index + 1] + key[index] + key.slice(index + 2);
        if (swapped !== key) expect(isWellFormedApiKey(swapped)).toBe(false);
      }
    }
  });

  it('rejects a key with missing, doubled or surrounding characters', () => {
    const key = generateApiKey();
    const similarKeys = [
      '',
      'alm_',
      key.slice(1),
      key.slice(0, -1),
      `${key}0`,
      `${key}\n`,
      ` ${key}`,
      `${key} `,
      `${key}, ${key}`,
    ];
    for (const text of [...similarKeys, key.toUpperCase(), key.replace('alm_', 'alm-')]) {
      expect(isWellFormedApiKey(text)).toBe(false);
    }
  });
});

describe('the stored data of a key', () => {
  it('is the SHA-256 hash in hexadecimal', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const key = generateApiKey();
    expect(hashSecret(key)).toBe(createHash('sha256').update(key, 'utf8').digest('hex'));
  });

  it('includes its first characters, and leaves more than 128 bits unknown', () => {
    const key = generateApiKey();
    const prefix = getDisplayPrefix(key);
    expect(key.startsWith(prefix)).toBe(true);
    expect(prefix.length).toBeGreaterThan('alm_'.length);
    expect((38 - prefix.length) * Math.log2(62)).toBeGreaterThan(128);
  });
});

it('two secrets are equal if all characters are, whatever their length', () => {
  const secret = 'a secret of the operator';
  expect(isSameSecret(secret, secret)).toBe(true);
  for (const other of ['', secret.slice(1), secret.slice(0, -1), `${secret} `, secret.toUpperCase()]) {
    expect(isSameSecret(other, secret)).toBe(false);
  }
});
