import { isSameSecret } from '../access/secrets.js';
import type { Caller } from '../caller.js';
import { normalizePath } from './publicPaths.js';

/** Whether a URL is one of the operator's, where the cron secret counts and no key or session does. */
export function isOperatorPath(url: string): boolean {
  const path = normalizePath(url);
  return path.startsWith('/api/admin/') || path === '/metrics';
}

/** Who shows this `Authorization`: the operator, or somebody at an address. */
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
