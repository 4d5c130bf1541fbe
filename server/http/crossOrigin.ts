import type { RequestListener } from 'node:http';
import { isOperatorPath } from './operator.js';

const allowedOrigin = { 'Access-Control-Allow-Origin': '*' };

/** Response headers that pages of other sites may read. */
const exposedHeaders = [
  'Content-Disposition',
  'ETag',
  'Retry-After',
  'X-Next-Cursor',
  'X-Missing-Series',
  'X-Vintage-Date',
  'X-Compute-Cost',
  'X-Compute-Limit',
  'X-Compute-Remaining',
  'X-RateLimit-Limit',
  'X-RateLimit-Limit-Day',
  'X-RateLimit-Remaining',
  'X-RateLimit-Remaining-Day',
  'X-RateLimit-Reset',
  'X-Request-Id',
].join(', ');

/** What pages of other sites may send to the API. */
const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'X-API-Key, Authorization, X-Share-Token, Content-Type, Prefer, If-None-Match, If-Modified-Since, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': '86400',
};

/** `Authorization` is excluded here: the cron secret does not belong in a page. */
const operatorPreflightHeaders = {
  ...preflightHeaders,
  'Access-Control-Allow-Headers': 'Content-Type, Prefer, If-None-Match, If-Modified-Since',
};

/**
 * Headers that allow pages of any site to call the API with a key and read the responses (CORS). With them a browser does not
 * expose the response of a request with cookies, so session data is visible only to the server's own pages.
 */
export const crossOriginHeaders = { ...allowedOrigin, 'Access-Control-Expose-Headers': exposedHeaders };

/** Answers preflight requests, which need no key and are not counted. `headers` are added to the response. */
export function answerPreflights(headers: Record<string, string>, api: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return api(request, response);
    const allowed = isOperatorPath(request.url ?? '') ? operatorPreflightHeaders : preflightHeaders;
    response.writeHead(204, { ...headers, ...allowedOrigin, ...allowed }).end();
  };
}
