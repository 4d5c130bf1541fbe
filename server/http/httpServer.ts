import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';
import { createClientErrorHandler } from './clientError.js';

/** How long a client may take to send, in milliseconds. */
export interface RequestTimeouts {
  /** The line and the headers of a request. */
  headersTimeout: number;
  /** A whole request, its body included. */
  requestTimeout: number;
  /** How often connections are looked at for these. */
  connectionsCheckingInterval: number;
}

const defaultTimeouts: RequestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};

/** URL and headers of a request together, in bytes. */
const maxHeaderSize = 16_384;

/** The HTTP server: nobody holds a connection by sending slowly, and what cannot be read is refused in the usual form. */
export function createHttpServer(
  application: RequestListener,
  log: Logger,
  timeouts: RequestTimeouts = defaultTimeouts,
): Server {
  const server = createServer({ ...timeouts, maxHeaderSize }, application);
  server.on('clientError', createClientErrorHandler(log));
  return server;
}
