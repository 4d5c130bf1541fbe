import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { getAddressGroup } from '../access/addressRanges.js';
import type { Config } from '../config.js';
import { getClientAddress } from './clientAddress.js';
import { createClientErrorHandler } from './clientError.js';
import { ConnectionGuard, type ConnectionLimits } from './connectionGuard.js';
import type { Application } from './messageClasses.js';

/** How long a client may take to send a request, in milliseconds. */
interface RequestTimeouts {
  /** For the request line and the headers. */
  headersTimeout: number;
  /** For the whole request with its body. */
  requestTimeout: number;
  /** How often connections are checked for these timeouts. */
  connectionsCheckingInterval: number;
}

/** Limits that are not settings. Tests shorten them. */
export type HttpLimits = RequestTimeouts & Omit<ConnectionLimits, 'getGroup' | 'getClient' | 'maxConnectionsPerGroup'>;

const defaultLimits: HttpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  unreadTimeout: 60_000,
  unreadCheckInterval: 1_000,
  minReadRate: 1_000,
  readRatePeriod: 300_000,
  maxWaitingRequests: 20,
  maxUnreadBytes: 128 * 1024 ** 2,
};

/** Maximum size of URL and headers together, in bytes. */
const maxHeaderSize = 16_384;

/**
 * Creates the HTTP server. It disconnects clients that send or read too slowly or open too many connections, and sends the
 * standard error body for invalid HTTP.
 */
export function createHttpServer(
  { listener, messageClasses }: Application,
  log: Logger,
  config: Config,
  limits: Partial<HttpLimits> = {},
): Server {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval, ...rest } = { ...defaultLimits, ...limits };
  const { TRUST_PROXY, IPV6_PREFIX_LENGTH, MAX_CONNECTIONS_PER_ADDRESS } = config;
  const guard = new ConnectionGuard({
    ...rest,
    getGroup: (address) => (TRUST_PROXY > 0 ? undefined : getAddressGroup(address, IPV6_PREFIX_LENGTH)),
    getClient: (request) => getAddressGroup(getClientAddress(request, TRUST_PROXY), IPV6_PREFIX_LENGTH),
    maxConnectionsPerGroup: MAX_CONNECTIONS_PER_ADDRESS,
  });
  const options = { headersTimeout, requestTimeout, connectionsCheckingInterval, maxHeaderSize, ...messageClasses };
  const guarded = guard.protect(listener);
  const server = createServer(options, guarded);
  // Node would refuse an unknown expectation with a response that is neither logged nor limited.
  server.on('checkExpectation', guarded);
  server.maxConnections = config.MAX_CONNECTIONS;
  server.on('clientError', createClientErrorHandler(log, guard));
  guard.watch(server, log);
  return server;
}
