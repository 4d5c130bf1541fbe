import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends first: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** What is stored in place of a password: an Argon2id hash with its own salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether a password is the one that was hashed. Where there is no hash it takes as long, so that the time does not tell
 * whether the account exists.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && typeof stored === 'string';
}
