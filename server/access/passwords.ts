import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends first: 19 MiB, two passes, one lane. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoyHash: Promise<string> | undefined;

/** Returns the Argon2id hash of a password, including salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Options);
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
