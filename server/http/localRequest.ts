import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../config.js';

const loopbackAddress = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
const loopbackHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/** Headers that proxies add to the requests that they pass on. */
const forwardingHeader =
  /^(?:forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-forwarded(?:-.*)?)$/;

type Settings = Pick<Config, 'NODE_ENV' | 'PUBLIC_URL' | 'PUBLIC_READING' | 'TRUST_PROXY'>;

/**
 * Whether a request may read the library without a key. `PUBLIC_READING` decides if it is set. Otherwise only a development
 * server allows it, and only for requests that no proxy has passed on: a server that someone publishes without settings
 * must not be open.
 */
export function allowsPublicReading(request: IncomingMessage, settings: Settings): boolean {
  return settings.PUBLIC_READING ?? (isInDevelopment(settings) && !isForwarded(request));
}

/** Whether a request comes from the machine of a development server, without a proxy. Such requests without a key are not limited. */
export function isLocalRequest(request: IncomingMessage, settings: Settings): boolean {
  return isInDevelopment(settings) && isFromLoopback(request) && !isForwarded(request);
}

/** A server with a public address or a proxy is in use by others, whatever NODE_ENV says. */
function isInDevelopment({ NODE_ENV, PUBLIC_URL, TRUST_PROXY }: Settings): boolean {
  return NODE_ENV === 'development' && TRUST_PROXY === 0 && loopbackHost.test(new URL(PUBLIC_URL).host);
}

/**
 * Whether a proxy may have passed a request on. A proxy on this machine shows itself by a header, by a host name that is not
 * of this machine, or, like nginx by default, by HTTP/1.0.
 */
function isForwarded(request: IncomingMessage): boolean {
  const { headers, httpVersion } = request;
  if (httpVersion === '1.0' || hasForwardingHeader(headers)) return true;
  return isFromLoopback(request) && !loopbackHost.test(headers.host ?? '');
}

function hasForwardingHeader(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (forwardingHeader.test(name)) return true;
  return false;
}

function isFromLoopback({ socket }: IncomingMessage): boolean {
  return loopbackAddress.test(socket.remoteAddress ?? '');
}
