import { hashPassword, verifyPassword } from '../access/passwords.js';
import { PasswordQueue } from './passwordQueue.js';

/**
 * Hashes and verifies passwords, two at a time over all requests. Each takes 19 MiB and one of the four threads that DNS,
 * file reads and cryptography need too. At most 64 requests wait, at most 16 of them from one address group.
 */
export class PasswordHasher {
  readonly #queue = new PasswordQueue({ maxRunning: 2, maxWaiting: 64, maxWaitingPerGroup: 16 });

  /** Returns the hash of a password, with the salt of `sameSaltAs` if given. Throws service_unavailable. */
  hash(password: string, addressGroup: string, sameSaltAs?: string): Promise<string> {
    return this.#queue.run(addressGroup, () => hashPassword(password, sameSaltAs));
  }

  /** Whether a password matches the hash. Takes as long without a hash. Throws service_unavailable. */
  verify(password: string, storedHash: string | null | undefined, addressGroup: string): Promise<boolean> {
    return this.#queue.run(addressGroup, () => verifyPassword(password, storedHash));
  }
}
