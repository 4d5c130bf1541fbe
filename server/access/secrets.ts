import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const mark = 'alm_';
const randomLength = 34;
const checksumLength = 6;
const pattern = new RegExp(`^${mark}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/** How many characters of a key are kept for display. */
const prefixLength = mark.length + 6;

/** A new API key: `alm_`, 34 random base62 characters (202 bits) and a checksum of six. */
export function makeApiKey(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return mark + random + checksum(random);
}

/** Whether a text can be a key at all: a mistyped one is refused here, without a look-up. */
export function isWellFormedApiKey(text: string): boolean {
  return pattern.test(text) && text.endsWith(checksum(text.slice(mark.length, -checksumLength)));
}

/** What is stored in place of a key or token: they have enough randomness for a fast hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two texts are the same, in a time that tells neither where they differ nor how long they are. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(one, other);
}

/** A new token of a session, or of a link in a mail: 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The first characters of a key, by which its owner recognises it. */
export function displayPrefix(key: string): string {
  return key.slice(0, prefixLength);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place += 1) {
    digits = alphabet[rest % alphabet.length] + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
