import type { Knex } from 'knex';
import { limitsOf } from '../access/plans.js';
import { hashApiKey, isWellFormedApiKey } from '../access/secrets.js';
import { findApiKeyByHash } from '../store/apiKeys.js';
import type { Versions } from '../store/changes.js';
import type { Caller } from './caller.js';

const mostKeysRemembered = 10_000;

/**
 * Finds out who is calling; refuses nobody. Keys that were found are remembered by their hash until the store's version
 * of accounts and keys moves, so that a change holds from the next request on.
 */
export class Authenticator {
  readonly #db: Knex;
  readonly #known = new Map<string, Caller>();
  #version = -1;

  constructor(db: Knex) {
    this.#db = db;
  }

  /** Neither the versions nor the database are asked for a key that cannot be one. */
  async caller(key: string | undefined, address: string, versions: () => Promise<Versions>): Promise<Caller> {
    if (key === undefined || key === '') return { kind: 'anonymous', address, problem: 'missing_api_key' };
    if (!isWellFormedApiKey(key)) return { kind: 'anonymous', address, problem: 'invalid_api_key' };
    return this.known(key, (await versions()).access) ?? (await this.#lookUp(key, address));
  }

  /** The caller of a key that was looked up before and cannot have changed since. */
  known(key: string, version: number): Caller | undefined {
    if (version !== this.#version) {
      this.#known.clear();
      this.#version = version;
    }
    return this.#known.get(hashApiKey(key));
  }

  async #lookUp(key: string, address: string): Promise<Caller> {
    const hash = hashApiKey(key);
    const version = this.#version;
    const row = await findApiKeyByHash(this.#db, hash);
    if (row === undefined) return { kind: 'anonymous', address, problem: 'invalid_api_key' };
    if (row.revokedAt !== null) return { kind: 'anonymous', address, problem: 'revoked_api_key' };
    const caller: Caller = { kind: 'key', keyId: row.id, accountId: row.accountId, limits: limitsOf(row.account) };
    if (this.#known.size >= mostKeysRemembered) this.#known.clear();
    if (version === this.#version) this.#known.set(hash, caller);
    return caller;
  }
}
