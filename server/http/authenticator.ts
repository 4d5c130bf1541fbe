import type { Knex } from 'knex';
import { isAddressInRanges } from '../access/addressRanges.js';
import { isOwner } from '../access/isOwner.js';
import { findPlanInForce, getLimits, withPlanInForce } from '../access/plans.js';
import { hashSecret, isWellFormedApiKey } from '../access/secrets.js';
import type { Caller, KeyCaller } from '../caller.js';
import type { ErrorCode } from '../errors.js';
import { type ApiKeyWithAccount, findApiKeyByHash } from '../store/apiKeys.js';
import { findFeedAccount } from '../store/feeds.js';
import { findSessionByHash, recordSessionSeen } from '../store/sessions.js';
import type { Versions } from '../store/versionReader.js';
import type { FeedCredentials } from './feedToken.js';

const maxCachedKeys = 10_000;
const lastSeenIntervalMs = 600_000;

/** The credentials and the address of a request. */
export interface Credentials {
  key: string | undefined;
  sessionToken: string | undefined;
  /** Set on the path of a feed. */
  feed?: FeedCredentials | undefined;
  address: string;
}

/**
 * Identifies the caller and rejects no request. Valid keys are cached by their hash until the version of accounts and keys
 * in the store changes, so that a change takes effect with the next request. A key takes precedence over a session.
 */
export class Authenticator {
  readonly #db: Knex;
  readonly #cachedCallers = new Map<string, KeyCaller>();
  #version = -1;

  constructor(db: Knex) {
    this.#db = db;
  }

  /** Identifies the caller. Reads neither versions nor database for a malformed key. */
  async authenticate(
    { key, sessionToken, feed, address }: Credentials,
    readVersions: () => Promise<Versions>,
    now: Date,
  ): Promise<Caller> {
    const toAnonymous = (problem: ErrorCode): Caller => ({ kind: 'anonymous', address, problem });
    if (feed !== undefined) return this.#authenticateFeed(feed, now, toAnonymous);
    if (key === undefined || key === '') {
      return sessionToken === undefined
        ? toAnonymous('missing_api_key')
        : this.#authenticateSession(sessionToken, now, toAnonymous);
    }
    if (!isWellFormedApiKey(key)) return toAnonymous('invalid_api_key');
    return (
      this.findCached(hashSecret(key), (await readVersions()).access, now) ??
      (await this.#authenticateKey(key, { address, now }, toAnonymous))
    );
  }

  /** Returns the cached caller of a key that has no address restriction, has not changed since it was read, and whose plan is still in force. */
  findCached(hash: string, version: number, now: Date): KeyCaller | undefined {
    if (version !== this.#version) {
      this.#cachedCallers.clear();
      this.#version = version;
    }
    const cached = this.#cachedCallers.get(hash);
    return cached === undefined || findPlanInForce(cached, now) === cached.plan ? cached : undefined;
  }

  async #authenticateKey(
    key: string,
    { address, now }: { address: string; now: Date },
    toAnonymous: (problem: ErrorCode) => Caller,
  ): Promise<Caller> {
    const hash = hashSecret(key);
    const version = this.#version;
    const row = await findApiKeyByHash(this.#db, hash);
    const problem = findKeyProblem(row, address);
    if (row === undefined || problem !== undefined) return toAnonymous(problem ?? 'invalid_api_key');
    const { allowedAddresses } = row;
    const caller = toKeyCaller(row, now);
    if (this.#cachedCallers.size >= maxCachedKeys) this.#cachedCallers.clear();
    if (version === this.#version && allowedAddresses === null) this.#cachedCallers.set(hash, caller);
    return caller;
  }

  async #authenticateFeed(
    { table, token }: FeedCredentials,
    now: Date,
    toAnonymous: (problem: ErrorCode) => Caller,
  ): Promise<Caller> {
    const found = token === undefined ? undefined : await findFeedAccount(this.#db, table, hashSecret(token));
    if (found === undefined) return toAnonymous('token_not_found');
    const account = withPlanInForce(found, now);
    return { kind: 'feed', feed: table, accountId: account.id, plan: account.plan, limits: getLimits(account) };
  }

  async #authenticateSession(token: string, now: Date, toAnonymous: (problem: ErrorCode) => Caller): Promise<Caller> {
    const at = now.toISOString();
    const session = await findSessionByHash(this.#db, hashSecret(token), at);
    if (session === undefined) return toAnonymous('not_signed_in');
    if (session.suspendedAt !== null) return toAnonymous('account_suspended');
    if (now.getTime() - Date.parse(session.lastSeenAt) >= lastSeenIntervalMs) {
      await recordSessionSeen(this.#db, session.id, at);
    }
    const { id: sessionId, accountId } = session;
    return { kind: 'session', sessionId, accountId, plan: findPlanInForce(session, now), isOwner: isOwner(session) };
  }
}

function toKeyCaller(row: ApiKeyWithAccount, now: Date): KeyCaller {
  const { id, windowKeyId, accountId, scopes } = row;
  const account = withPlanInForce(row.account, now);
  const key = { kind: 'key', keyId: id, windowKeyId: windowKeyId ?? id, accountId, scopes } as const;
  return { ...key, plan: account.plan, planUntil: account.planUntil, limits: getLimits(account) };
}

function findKeyProblem(row: ApiKeyWithAccount | undefined, address: string): ErrorCode | undefined {
  if (row === undefined) return 'invalid_api_key';
  if (row.revokedAt !== null) return 'revoked_api_key';
  if (row.account.suspendedAt !== null) return 'account_suspended';
  if (row.allowedAddresses !== null && !isAddressInRanges(row.allowedAddresses, address)) return 'address_not_allowed';
  return undefined;
}
