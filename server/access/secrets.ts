import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const keyPrefix = 'alm_';
const randomLength = 34;
const checksumLength = 6;
const keyPattern = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/** How many characters of a key are kept for display. */
const displayPrefixLength = keyPrefix.length + 6;

/** A new API key: `alm_`, 34 random base62 characters (202 bits) and a checksum of six. */
export function generateApiKey(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return keyPrefix + random + computeChecksum(random);
}

/** Whether a text can be a key at all: a mistyped one is refused here, without a look-up. */
export function isWellFormedApiKey(text: string): boolean {
  return keyPattern.test(text) && text.endsWith(computeChecksum(text.slice(keyPrefix.length, -checksumLength)));
}

/** What is stored in place of a key or token: they have enough randomness for a fast hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two texts are the same, in a time that tells neither where they differ nor how long they are. */
export function isSameSecret(candidate: string, secret: string): boolean {
  const [candidateHash, secretHash] = [candidate, secret].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(candidateHash, secretHash);
}

/** A new token of a session, or of a link in a mail: 256 random bits. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The first characters of a key, by which its owner recognises it. */
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
