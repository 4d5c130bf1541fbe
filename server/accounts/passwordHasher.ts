import { getAddressGroup } from '../access/addressRanges.js';
import { hashPassword, verifyPassword } from '../access/passwords.js';
import { PasswordQueue } from './passwordQueue.js';

/** The parts of a request that matter for its turn. */
export interface PasswordRequest {
  client: { addressGroup: string };
  /** Aborted when the client disconnects. */
  disconnected: AbortSignal;
}

/** A user can have many IPv6 networks of the length in which requests are limited. */
const sitePrefixLength = 48;

/**
 * Hashes and verifies passwords, two at a time over all requests. Each takes 19 MiB and one of the four threads that DNS,
 * file reads and cryptography need too. At most 64 requests wait, at most 16 of them from one IPv4 address or IPv6 site.
 */
export class PasswordHasher {
  readonly #queue = new PasswordQueue({ maxRunning: 2, maxWaiting: 64, maxWaitingPerGroup: 16 });

  /** Returns the hash of a password, with the salt of `sameSaltAs` if given. Throws service_unavailable. */
  hash(password: string, request: PasswordRequest, sameSaltAs?: string): Promise<string> {
    return this.#run(request, () => hashPassword(password, sameSaltAs));
  }

  /** Whether a password matches the hash. Takes as long without a hash. Throws service_unavailable. */
  verify(password: string, storedHash: string | null | undefined, request: PasswordRequest): Promise<boolean> {
    return this.#run(request, () => verifyPassword(password, storedHash));
  }

  #run<Result>({ client, disconnected }: PasswordRequest, work: () => Promise<Result>): Promise<Result> {
    const network = client.addressGroup.replace(/\/\d+$/, '');
    return this.#queue.run(getAddressGroup(network, sitePrefixLength), disconnected, work);
  }
}
