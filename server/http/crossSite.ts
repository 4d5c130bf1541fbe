import type { RequestHandler } from 'express';
import { ApiError } from '../errors.js';
import { isSafeMethod } from './safeMethods.js';

/**
 * Refuses a change that another site has a browser ask for. Browsers say where a call comes from (`Sec-Fetch-Site`,
 * `Origin`) and no page can make them lie; what is no browser says neither, and carries no cookie unasked. A key or
 * secret in a header is not sent by a browser on its own either.
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
