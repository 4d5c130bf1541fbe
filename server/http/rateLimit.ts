import type { ServerResponse } from 'node:http';
import type { Allowance, Decision } from '../access/allowance.js';
import type { Caller } from '../caller.js';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';

const operatorRequestsPerMinute = 600;

/**
 * What a caller may use: a key its minute, and the day that it shares with its account's other keys; an address its minute. A
 * person in the pages has a minute too: browsing takes nothing from what the account's keys may use. The operator is not held up
 * by those who guess the secret, nor by others at the same address.
 */
export function buildAllowance(caller: Caller, config: Config): Allowance {
  if (caller.kind === 'anonymous') {
    return { name: `address:${caller.address}`, perMinute: config.ANONYMOUS_REQUESTS_PER_MINUTE };
  }
  if (caller.kind === 'operator') return { name: 'operator', perMinute: operatorRequestsPerMinute };
  if (caller.kind === 'session') {
    return { name: `account:${caller.accountId}`, perMinute: config.SESSION_REQUESTS_PER_MINUTE };
  }
  const { keyId, accountId, limits } = caller;
  return { name: `key:${keyId}`, perMinute: limits.perMinute, day: { accountId, keyId, perDay: limits.perDay } };
}

/**
 * Writes the rate-limit headers of a decision, and refuses with 429 when it was not admitted. Reset and Retry-After are
 * rounded up to whole seconds: a client that waits exactly that long gets in.
 */
export function applyDecision(response: ServerResponse, decision: Decision): void {
  const { at, window, day } = decision;
  response.setHeader('X-RateLimit-Limit', window.limit);
  response.setHeader('X-RateLimit-Remaining', window.remaining);
  response.setHeader('X-RateLimit-Reset', Math.ceil(window.resetAt / 1000));
  if (day !== undefined) {
    response.setHeader('X-RateLimit-Limit-Day', day.limit);
    response.setHeader('X-RateLimit-Remaining-Day', day.remaining);
  }
  if (decision.admitted) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((window.resetAt - at) / 1000));
  response.setHeader('Retry-After', retryAfterSeconds);
  const reason = day?.remaining === 0 ? `: the ${day.limit} requests of this UTC day are used` : '';
  throw new ApiError('rate_limit_exceeded', {
    message: `Rate limit exceeded${reason}. Retry after ${retryAfterSeconds} seconds.`,
  });
}
