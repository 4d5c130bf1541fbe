import type { RequestHandler } from 'express';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';
import { normalizePath } from './routes.js';

const mcpPath = '/mcp';
const loopbackHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/** Whether a URL is that of the MCP endpoint, whose origins are checked here and not by `rejectCrossSite`. */
export function isMcpPath(url: string): boolean {
  return normalizePath(url) === mcpPath;
}

/**
 * Creates the check of the header `Origin` of MCP requests. It also stops DNS rebinding, by which a page reaches a server under
 * a name of the page's own site: the origins are those of the settings, not of the header `Host`. Programs send no origin.
 */
export function checkMcpOrigin({ PUBLIC_URL, MCP_ALLOWED_ORIGINS }: Config): RequestHandler {
  const own = new URL(PUBLIC_URL);
  const allowed = new Set([own.origin, ...(MCP_ALLOWED_ORIGINS?.split(',') ?? [])]);
  const isOnThisMachine = loopbackHost.test(own.hostname);
  return (request, _response, next) => {
    const origin = request.get('Origin');
    if (origin === undefined || !isMcpPath(request.url) || allowed.has(origin)) return next();
    // A server on the user's machine is used by other programs of that machine, at any port.
    if (isOnThisMachine && URL.canParse(origin) && loopbackHost.test(new URL(origin).hostname)) return next();
    const message = `Requests from ${origin.slice(0, 100)} are not allowed. The operator can add it to MCP_ALLOWED_ORIGINS.`;
    throw new ApiError('origin_not_allowed', { message });
  };
}
