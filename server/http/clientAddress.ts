import type { IncomingMessage } from 'node:http';

/** Returns the address that the outermost trusted proxy saw, as Express does for the requests that it handles. */
export function getClientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return socket.remoteAddress ?? '';
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .reverse();
  const addresses = [socket.remoteAddress ?? '', ...forwarded.map((text) => text.trim()).filter((text) => text !== '')];
  return addresses[Math.min(trustedProxies, addresses.length - 1)] ?? '';
}
