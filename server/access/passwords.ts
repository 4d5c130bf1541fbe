import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends first: 19 MiB, two passes, one lane. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoyHash: Promise<string> | undefined;

/** What is stored in place of a password: an Argon2id hash with its own salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Options);
}

/**
 * Whether a password is the one that was hashed. Where there is no hash it takes as long, so that the time does not tell
 * whether the account exists.
 */
export async function verifyPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await decoyHash), password);
  return matches && typeof storedHash === 'string';
}
