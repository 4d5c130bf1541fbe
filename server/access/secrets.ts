import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const keyPrefix = 'alm_';
const randomLength = 34;
const checksumLength = 6;
const keyPattern = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/** Number of characters of a key that are stored for display. */
const displayPrefixLength = keyPrefix.length + 6;

/** Generates an API key: `alm_`, 34 random base62 characters (202 bits) and a checksum of six characters. */
export function generateApiKey(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return keyPrefix + random + computeChecksum(random);
}

/** Whether a text has the format and the checksum of a key. A mistyped key is detected without a database query. */
export function isWellFormedApiKey(text: string): boolean {
  return keyPattern.test(text) && text.endsWith(computeChecksum(text.slice(keyPrefix.length, -checksumLength)));
}

/** Returns the hash that is stored instead of a key or token. A fast hash is safe, because they are random enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two texts are equal, compared in a time that reveals neither where they differ nor their lengths. */
export function isSameSecret(candidate: string, secret: string): boolean {
  const [candidateHash, secretHash] = [candidate, secret].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(candidateHash, secretHash);
}

/** Generates a token of 256 random bits for a session or a mailed link. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the first characters of a key, by which its owner recognises it. */
export function getDisplayPrefix(key: string): string {
  return key.slice(0, displayPrefixLength);
}

function computeChecksum(text: string): string {
  let remainder = crc32(text);
  let digits = '';
  for (let index = 0; index < checksumLength; index += 1) {
    digits = alphabet[remainder % alphabet.length] + digits;
    remainder = Math.floor(remainder / alphabet.length);
  }
  return digits;
}
