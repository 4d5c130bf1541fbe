import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Config } from '../config.js';
import { describeSettings } from '../describeSettings.js';
import { ApiError } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { formatErrorBody } from './errorResponse.js';
import { normalizePath } from './routes.js';
import { buildSecurityHeaders } from './securityHeaders.js';

const retryAfterSeconds = 5;

/** Creates the listener of a server that starts: it reports that the process runs and is not ready, and refuses all other requests. */
export function createStartingListener(config: Config, now: () => Date): RequestListener {
  const { api } = buildSecurityHeaders(config.PUBLIC_URL);
  const send = (response: ServerResponse, status: number, requestId: string, body: string) => {
    response.writeHead(status, {
      ...api,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'X-Request-Id': requestId,
      ...(status === 503 && { 'Retry-After': retryAfterSeconds }),
    });
    response.end(body);
  };
  return ({ url = '' }, response) => {
    const requestId = randomUUID();
    const path = normalizePath(url);
    if (path === '/api/health/live') return send(response, 200, requestId, JSON.stringify(alive));
    if (path === '/api/health') return send(response, 503, requestId, JSON.stringify(describeHealth(config, now())));
    const error = new ApiError('service_unavailable', {
      message: 'The server is starting. Try again in a few seconds.',
    });
    send(response, 503, requestId, formatErrorBody(error, requestId));
  };
}

const alive: Schemas['Liveness'] = { service: 'almanac', status: 'ok' };

function describeHealth(config: Config, at: Date): Schemas['Health'] {
  return { service: 'almanac', status: 'starting', time: at.toISOString(), checks: describeSettings(config) };
}
