import type { RequestListener } from 'node:http';

/** Headers of answers that a page from elsewhere may read. */
const exposedHeaders = [
  'Content-Disposition',
  'ETag',
  'Retry-After',
  'X-Next-Cursor',
  'X-RateLimit-Limit',
  'X-RateLimit-Limit-Day',
  'X-RateLimit-Remaining',
  'X-RateLimit-Remaining-Day',
  'X-RateLimit-Reset',
  'X-Request-Id',
].join(', ');

/** What a page from elsewhere may send: a key, and what describes a request. The cron secret is nothing for a page. */
const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'X-API-Key, Content-Type, Prefer, If-None-Match, If-Modified-Since',
  'Access-Control-Max-Age': '86400',
};

/**
 * Lets pages of any site call the API with a key and read its answers (CORS). A browser hands on no answer to a call that carries cookies under
 * this, so what a session may see stays with the server's own pages. The question whether a call may be made (preflight) carries no key and is not counted.
 */
export function allowCrossOrigin(api: RequestListener): RequestListener {
  return (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
      response.writeHead(204, preflightHeaders).end();
      return;
    }
    response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
    api(request, response);
  };
}
