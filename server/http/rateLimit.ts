import type { ServerResponse } from 'node:http';
import { ApiError } from '../errors.js';
import type { Decision } from './limiter.js';

/**
 * Writes the rate-limit headers of a decision, and refuses with 429 when it was not admitted. Reset and Retry-After are
 * rounded up to whole seconds: a client that waits exactly that long gets in.
 */
export function applyDecision(response: ServerResponse, decision: Decision, now: number): void {
  const { window, day } = decision;
  response.setHeader('X-RateLimit-Limit', window.limit);
  response.setHeader('X-RateLimit-Remaining', window.remaining);
  response.setHeader('X-RateLimit-Reset', Math.ceil(window.resetAt / 1000));
  if (day !== undefined) {
    response.setHeader('X-RateLimit-Limit-Day', day.limit);
    response.setHeader('X-RateLimit-Remaining-Day', day.remaining);
  }
  if (decision.admitted) return;
  const seconds = Math.max(1, Math.ceil((window.resetAt - now) / 1000));
  response.setHeader('Retry-After', seconds);
  throw new ApiError('rate_limit_exceeded', { message: `Rate limit exceeded. Retry after ${seconds} seconds.` });
}
