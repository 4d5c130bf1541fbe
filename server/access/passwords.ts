import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends first: 19 MiB, two passes, one lane. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoyHash: Promise<string> | undefined;

/**
 * Returns the Argon2id hash of a password, including salt and parameters. The salt is random, or that of the hash
 * `sameSaltAs`: equal passwords then have equal hashes.
 */
export function hashPassword(password: string, sameSaltAs?: string): Promise<string> {
  return hash(password, sameSaltAs === undefined ? argon2Options : { ...argon2Options, salt: readSalt(sameSaltAs) });
}

/** Returns the salt of a hash in the form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
function readSalt(storedHash: string): Buffer {
  return Buffer.from(storedHash.split('$')[4] ?? '', 'base64');
}

/**
 * Whether a password matches the stored hash. Without a hash the check takes as long, so that timing does not reveal whether
 * the account exists.
 */
export async function verifyPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await decoyHash), password);
  return matches && typeof storedHash === 'string';
}
