import { isSameSecret } from '../access/secrets.js';
import type { Caller } from '../caller.js';
import { normalizePath } from './routes.js';

/** Whether a URL is an operator endpoint, which accepts the cron secret but neither a key nor a session. */
export function isOperatorPath(url: string): boolean {
  const path = normalizePath(url);
  return path.startsWith('/api/admin/') || path === '/metrics';
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
