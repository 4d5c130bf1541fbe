import type { Limits } from './access/plans.js';
import { ApiError, type ErrorCode } from './errors.js';

/** The owner of a valid key. Where `scopes` is not null, the key is for those only. */
export interface KeyCaller {
  kind: 'key';
  keyId: string;
  accountId: string;
  limits: Limits;
  scopes: string[] | null;
}

/** A person who is signed in with a browser. */
export interface SessionCaller {
  kind: 'session';
  sessionId: string;
  accountId: string;
}

/** Whoever runs the server, and has shown its cron secret. */
export interface OperatorCaller {
  kind: 'operator';
  address: string;
}

/** Somebody at an address, and why that is nobody we know. */
export interface AnonymousCaller {
  kind: 'anonymous';
  address: string;
  problem: ErrorCode;
}

/** Who makes a request. */
export type Caller = KeyCaller | SessionCaller | OperatorCaller | AnonymousCaller;

/** The account of the caller of an operation that wants a key or a session. Throws when it is another. */
export function requireAccountId(caller: Caller): string {
  if ('accountId' in caller) return caller.accountId;
  throw new ApiError('not_signed_in');
}

/** The caller of an operation that wants a session. Throws when it is another. */
export function requireSession(caller: Caller): SessionCaller {
  if (caller.kind === 'session') return caller;
  throw new ApiError('not_signed_in');
}
