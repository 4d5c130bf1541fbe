import type { Limits, Plan } from './access/plans.js';
import { ApiError, type ErrorCode } from './errors.js';
import type { FeedTable } from './store/feeds.js';

/** A caller with a valid API key. The key is restricted to `scopes` unless they are null. */
export interface KeyCaller {
  kind: 'key';
  keyId: string;
  /** The key after which the rate window is named: this key, or the one whose window it continues. */
  windowKeyId: string;
  accountId: string;
  plan: Plan;
  /** When the plan stops being in force; null if it does not. */
  planUntil: string | null;
  limits: Limits;
  scopes: string[] | null;
}

/** A user who is signed in with a browser session. */
export interface SessionCaller {
  kind: 'session';
  sessionId: string;
  accountId: string;
  plan: Plan;
  /** Whether the account owns the server. */
  isOwner: boolean;
}

/** A program that reads a feed of an account. */
export interface FeedCaller {
  kind: 'feed';
  feed: FeedTable;
  accountId: string;
  plan: Plan;
  limits: Limits;
}

/** The operator of the server, authenticated by the cron secret. */
export interface OperatorCaller {
  kind: 'operator';
  address: string;
}

/** An unauthenticated caller, and why its credentials were not accepted. */
export interface AnonymousCaller {
  kind: 'anonymous';
  address: string;
  problem: ErrorCode;
}

/** The user or program that makes a request. */
export type Caller = KeyCaller | SessionCaller | FeedCaller | OperatorCaller | AnonymousCaller;

/** Returns the account id of a caller with a key, a session or a feed. Throws `not_signed_in` for any other caller. */
export function requireAccountId(caller: Caller): string {
  if ('accountId' in caller) return caller.accountId;
  throw new ApiError('not_signed_in');
}

/** Returns the account and the plan of a caller with a key or a session. Throws `not_signed_in` for any other caller. */
export function requireAccount(caller: Caller): Pick<KeyCaller, 'accountId' | 'plan'> {
  if ('accountId' in caller) return caller;
  throw new ApiError('not_signed_in');
}

/** Returns the caller if it has a session. Throws `not_signed_in` otherwise. */
export function requireSession(caller: Caller): SessionCaller {
  if (caller.kind === 'session') return caller;
  throw new ApiError('not_signed_in');
}
