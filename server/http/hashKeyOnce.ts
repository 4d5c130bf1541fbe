import type { Socket } from 'node:net';
import { hashSecret, isWellFormedApiKey } from '../access/secrets.js';

/** The last key of each open connection. Most clients send one key in all requests of a connection. */
const lastKeys = new WeakMap<Socket, { key: string; hash: string }>();

/** Returns the hash of a key, which is computed once for each connection; undefined if the text is not a key. */
export function hashKeyOnce(socket: Socket, key: string): string | undefined {
  const last = lastKeys.get(socket);
  if (last?.key === key) return last.hash;
  if (!isWellFormedApiKey(key)) return undefined;
  const hash = hashSecret(key);
  lastKeys.set(socket, { key, hash });
  return hash;
}
