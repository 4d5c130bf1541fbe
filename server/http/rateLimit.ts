import type { ServerResponse } from 'node:http';
import type { Request } from 'express';
import { getAddressGroup } from '../access/addressRanges.js';
import type { Allowance, Decision } from '../access/allowance.js';
import { describePricing } from '../billing/pricingUrl.js';
import type { Caller } from '../caller.js';
import type { Config } from '../config.js';
import { ApiError, toRetryAfter } from '../errors.js';
import { isWebhookPath } from './routes.js';
import { setHeaders } from './setHeaders.js';

const operatorRequestsPerMinute = 600;

/** More than one process can serve, so a developer never reaches it. */
export const localRequestsPerMinute = 1_000_000;

/**
 * Returns the limits of a caller. A key has a limit per minute, which a key that replaces it continues, and shares its
 * account's limit per day. A session has its own limit per minute, so browsing the pages does not use up the limits of the
 * account's keys. The feeds of an account have their own limit per minute, and count in the limit per day. An
 * anonymous caller is limited by address, over IPv6 by network. The operator has a separate limit, so neither guesses of
 * the secret nor other callers at its address block it. Requests without a key are not limited if they come from the
 * machine of a development server (`isLocal`).
 */
export function buildAllowance(caller: Caller, config: Config, isLocal = false): Allowance {
  if (isLocal && (caller.kind === 'anonymous' || caller.kind === 'session')) {
    return { name: 'address:this machine', perMinute: localRequestsPerMinute };
  }
  if (caller.kind === 'anonymous') {
    const group = getAddressGroup(caller.address, config.IPV6_PREFIX_LENGTH);
    return { name: `address:${group}`, perMinute: config.ANONYMOUS_REQUESTS_PER_MINUTE };
  }
  if (caller.kind === 'operator') return { name: 'operator', perMinute: operatorRequestsPerMinute };
  if (caller.kind === 'session') {
    return { name: `account:${caller.accountId}`, perMinute: config.SESSION_REQUESTS_PER_MINUTE };
  }
  if (caller.kind === 'feed') {
    const name = `feed:${caller.accountId}`;
    const { perMinute, perDay } = caller.limits;
    return { name, perMinute, day: { accountId: caller.accountId, keyId: name, perDay } };
  }
  const { keyId, windowKeyId, accountId, limits } = caller;
  return { name: `key:${windowKeyId}`, perMinute: limits.perMinute, day: { accountId, keyId, perDay: limits.perDay } };
}

/** Stripe sends many events at once from a few addresses. */
const webhookRequestsPerMinute = 1_200;

/** Returns the limit of a request for the webhook of Stripe, by address; undefined for other requests. */
export function findWebhookAllowance(
  { url, ip = '' }: Pick<Request, 'url' | 'ip'>,
  { BILLING, IPV6_PREFIX_LENGTH }: Config,
): Allowance | undefined {
  if (BILLING === 'off' || !isWebhookPath(url)) return undefined;
  return { name: `billing:${getAddressGroup(ip, IPV6_PREFIX_LENGTH)}`, perMinute: webhookRequestsPerMinute };
}

/** Returns the rate-limit headers of a decision, as names and values in turn. */
export function buildLimitHeaders({ window, day }: Decision): (string | number)[] {
  const reset = Math.ceil(window.resetAt / 1000);
  const headers = ['X-RateLimit-Limit', window.limit, 'X-RateLimit-Remaining', window.remaining];
  headers.push('X-RateLimit-Reset', reset);
  if (day !== undefined) headers.push('X-RateLimit-Limit-Day', day.limit, 'X-RateLimit-Remaining-Day', day.remaining);
  return headers;
}

/**
 * Sets the rate-limit headers of a decision and throws `rate_limit_exceeded` if the request is not admitted. Reset and
 * Retry-After are rounded up to whole seconds, so a client that waits exactly that long is admitted. If plans are sold, the message
 * links to them.
 */
export function applyDecision(response: ServerResponse, decision: Decision, pricingUrl?: string): void {
  const { at, window, day } = decision;
  // An operation can run others after its own response has begun.
  const canSetHeaders = !response.headersSent;
  if (canSetHeaders) setHeaders(response, buildLimitHeaders(decision));
  if (decision.admitted) return;
  const { retryAfterSeconds, wait } = toRetryAfter(window.resetAt - at);
  if (canSetHeaders) response.setHeader('Retry-After', retryAfterSeconds);
  const exceeded = day?.remaining === 0 ? `${day.limit} requests per UTC day` : `${window.limit} requests per minute`;
  // Only the limits of keys and feeds, which have one per day, depend on the plan.
  const advice = day === undefined ? '' : describePricing(pricingUrl);
  const message = `Rate limit exceeded: ${exceeded}. Try again in ${wait}.${advice}`;
  throw new ApiError('rate_limit_exceeded', { message });
}
