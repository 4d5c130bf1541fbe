import type { Request, RequestHandler } from 'express';
import { ApiError } from '../errors.js';
import { isMcpPath } from './mcpOrigin.js';
import { isOperatorPath } from './operator.js';
import { readApiKey } from './readApiKey.js';
import { getRequestContext } from './requestContext.js';
import { isPublicWrite } from './routes.js';
import { isSafeMethod } from './safeMethods.js';

/**
 * Rejects cross-site requests that change data. Browsers report the origin of a request (`Sec-Fetch-Site`, `Origin`), and
 * a page cannot forge these headers. Other clients send neither header and attach no cookie by themselves.
 */
export const rejectCrossSite: RequestHandler = (request, _response, next) => {
  if (!isSafeMethod(request.method) && !isMcpPath(request.url) && isSendableByBrowser(request)) {
    const site = request.get('Sec-Fetch-Site') ?? 'same-origin';
    const origin = request.get('Origin');
    const isSameOrigin = site === 'same-origin' && (origin === undefined || parseHost(origin) === request.host);
    if (!isSameOrigin) throw new ApiError('csrf_failed');
  }
  next();
};

/**
 * Whether a browser sends what authenticates the request by itself: the cookie, or nothing at all. It never adds a key or
 * the cron secret. A key that was refused does not count where no key is needed; elsewhere the error is about the key.
 */
function isSendableByBrowser(request: Request): boolean {
  const { caller } = getRequestContext(request);
  if (caller?.kind === 'key' || caller?.kind === 'operator') return false;
  if (caller?.kind === 'session') return true;
  if (isPublicWrite(request.method, request.url)) return true;
  const isRefusedKey = readApiKey(request.headers) !== undefined;
  return !isRefusedKey && !isOperatorPath(request.url);
}

function parseHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
