import type { Knex } from 'knex';
import { isListed } from '../access/addressList.js';
import { limitsOf } from '../access/plans.js';
import { hashSecret, isWellFormedApiKey } from '../access/secrets.js';
import type { Caller, KeyCaller } from '../caller.js';
import type { ErrorCode } from '../errors.js';
import { type ApiKeyWithAccount, findApiKeyByHash } from '../store/apiKeys.js';
import type { Versions } from '../store/changes.js';
import { findSessionByHash, recordSessionSeen } from '../store/sessions.js';

const mostKeysRemembered = 10_000;
const millisecondsBetweenSightings = 600_000;

/** What a request shows of who makes it. */
export interface Credentials {
  key: string | undefined;
  sessionToken: string | undefined;
  address: string;
}

/**
 * Finds out who is calling; refuses nobody. Keys that were found are remembered by their hash until the store's version
 * of accounts and keys moves, so that a change holds from the next request on. A key goes before a session.
 */
export class Authenticator {
  readonly #db: Knex;
  readonly #known = new Map<string, KeyCaller>();
  #version = -1;

  constructor(db: Knex) {
    this.#db = db;
  }

  /** Neither the versions nor the database are asked for a key that cannot be one. */
  async caller(
    { key, sessionToken, address }: Credentials,
    versions: () => Promise<Versions>,
    now: Date,
  ): Promise<Caller> {
    const nobody = (problem: ErrorCode): Caller => ({ kind: 'anonymous', address, problem });
    if (key === undefined || key === '') {
      return sessionToken === undefined ? nobody('missing_api_key') : this.#ofSession(sessionToken, now, nobody);
    }
    if (!isWellFormedApiKey(key)) return nobody('invalid_api_key');
    return this.known(key, (await versions()).access) ?? (await this.#ofKey(key, address, nobody));
  }

  /** The caller of a key that was looked up before, may be used from anywhere, and cannot have changed since. */
  known(key: string, version: number): KeyCaller | undefined {
    if (version !== this.#version) {
      this.#known.clear();
      this.#version = version;
    }
    return this.#known.get(hashSecret(key));
  }

  async #ofKey(key: string, address: string, nobody: (problem: ErrorCode) => Caller): Promise<Caller> {
    const hash = hashSecret(key);
    const version = this.#version;
    const row = await findApiKeyByHash(this.#db, hash);
    const problem = problemOf(row, address);
    if (row === undefined || problem !== undefined) return nobody(problem ?? 'invalid_api_key');
    const { id, accountId, account, scopes, allowedAddresses } = row;
    const caller: KeyCaller = { kind: 'key', keyId: id, accountId, limits: limitsOf(account), scopes };
    if (this.#known.size >= mostKeysRemembered) this.#known.clear();
    if (version === this.#version && allowedAddresses === null) this.#known.set(hash, caller);
    return caller;
  }

  async #ofSession(token: string, now: Date, nobody: (problem: ErrorCode) => Caller): Promise<Caller> {
    const at = now.toISOString();
    const session = await findSessionByHash(this.#db, hashSecret(token), at);
    if (session === undefined) return nobody('not_signed_in');
    if (session.suspendedAt !== null) return nobody('account_suspended');
    if (now.getTime() - Date.parse(session.lastSeenAt) >= millisecondsBetweenSightings) {
      await recordSessionSeen(this.#db, session.id, at);
    }
    return { kind: 'session', sessionId: session.id, accountId: session.accountId };
  }
}

function problemOf(row: ApiKeyWithAccount | undefined, address: string): ErrorCode | undefined {
  if (row === undefined) return 'invalid_api_key';
  if (row.revokedAt !== null) return 'revoked_api_key';
  if (row.account.suspendedAt !== null) return 'account_suspended';
  if (row.allowedAddresses !== null && !isListed(row.allowedAddresses, address)) return 'address_not_allowed';
  return undefined;
}
