import { isSameSecret } from '../access/secrets.js';
import type { Caller } from '../caller.js';
import { normalizePath } from './routes.js';

/** Whether a URL is an operator endpoint, which accepts the cron secret or the session of the owner, but no key. */
export function isOperatorPath(url: string): boolean {
  const path = normalizePath(url);
  return path.startsWith('/api/admin/') || path === '/metrics';
}

/**
 * Whether a session authenticates a request to an operator endpoint. It does not for the metrics, which browsers do not read.
 * A secret takes precedence, also a wrong one, so that guesses count against the limit of the address.
 */
export function usesOwnerSession(url: string, authorization: string | undefined, session: string | undefined): boolean {
  return normalizePath(url) !== '/metrics' && authorization === undefined && session !== undefined;
}

/** Identifies the caller of an operator endpoint by the `Authorization` header: the operator or an anonymous caller. */
export function authenticateOperator(
  authorization: string | undefined,
  secret: string | undefined,
  address: string,
): Caller {
  if (secret === undefined) return { kind: 'anonymous', address, problem: 'operator_calls_off' };
  const bearerToken = /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (isSameSecret(bearerToken, secret)) return { kind: 'operator', address };
  return { kind: 'anonymous', address, problem: 'not_the_operator' };
}
