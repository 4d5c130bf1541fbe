import type { RequestHandler } from 'express';
import { ApiError } from '../errors.js';
import { isSafeMethod } from './safeMethods.js';

/**
 * Rejects cross-site requests that change data. Browsers report the origin of a request (`Sec-Fetch-Site`, `Origin`), and
 * a page cannot forge these headers. Other clients send neither header and attach no cookie by themselves. A browser never
 * adds a key or secret header by itself, so a request with one is not checked.
 */
export const rejectCrossSite: RequestHandler = (request, _response, next) => {
  const { 'x-api-key': key, authorization } = request.headers;
  if (!isSafeMethod(request.method) && key === undefined && authorization === undefined) {
    const site = request.get('Sec-Fetch-Site') ?? 'same-origin';
    const origin = request.get('Origin');
    const isSameOrigin = site === 'same-origin' && (origin === undefined || parseHost(origin) === request.host);
    if (!isSameOrigin) throw new ApiError('csrf_failed');
  }
  next();
};

function parseHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
