import { types } from 'node:util';

/**
 * Returns a failure as an error that another thread receives with its message and code. The errors of SQLite are none of JavaScript's own,
 * so that a thread would receive only their properties.
 */
export function toNativeError(failure: unknown): Error {
  if (types.isNativeError(failure)) return failure;
  const { message = String(failure), code } = Object(failure) as { message?: unknown; code?: unknown };
  return Object.assign(new Error(String(message)), code !== undefined && { code });
}
