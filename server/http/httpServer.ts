import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';
import { createClientErrorHandler } from './clientError.js';

/** How long a client may take to send a request, in milliseconds. */
export interface RequestTimeouts {
  /** For the request line and the headers. */
  headersTimeout: number;
  /** For the whole request with its body. */
  requestTimeout: number;
  /** How often connections are checked for these timeouts. */
  connectionsCheckingInterval: number;
}

const defaultTimeouts: RequestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};

/** Maximum size of URL and headers together, in bytes. */
const maxHeaderSize = 16_384;

/** Creates the HTTP server. It disconnects clients that send too slowly and sends the standard error body for invalid HTTP. */
export function createHttpServer(
  application: RequestListener,
  log: Logger,
  timeouts: RequestTimeouts = defaultTimeouts,
): Server {
  const server = createServer({ ...timeouts, maxHeaderSize }, application);
  server.on('clientError', createClientErrorHandler(log));
  return server;
}
