import { createHash } from 'node:crypto';
import { type ApiError, invalidRequest } from '../errors.js';

/** Long enough that different queries of one caller do not collide. */
const fingerprintLength = 16;

/**
 * Encodes an opaque cursor: the position at which the next page begins, and a fingerprint of the query. `decodeCursor`
 * rejects a cursor that is sent with other parameters.
 */
export function encodeCursor(position: number[], query: object): string {
  return Buffer.from(JSON.stringify([fingerprint(query), ...position])).toString('base64url');
}

/** Returns the position of a cursor; undefined without a cursor. Throws `invalid_request` for a cursor that is invalid or of another query. */
export function decodeCursor(cursor: string | undefined, query: object): unknown[] | undefined {
  if (cursor === undefined) return undefined;
  const [digest, ...position] = parseCursor(cursor);
  // A client can forge a cursor, so its position is validated like any other input.
  if (!position.every((part) => Number.isSafeInteger(part) && Number(part) >= 0)) throw createInvalidCursorError();
  if (digest === fingerprint(query)) return position;
  throw invalidRequest([
    { field: 'cursor', problem: 'was issued for other parameters; repeat those of the first page' },
  ]);
}

function parseCursor(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts)) return parts;
  } catch {
    // Falls through to the error.
  }
  throw createInvalidCursorError();
}

/** Creates the error for a cursor that does not have the form of the list. */
export function createInvalidCursorError(): ApiError {
  return invalidRequest([{ field: 'cursor', problem: 'must be the nextCursor of the previous page' }]);
}

/** Computes a digest of all parameters except those of paging and format. A digest keeps the cursor short. */
function fingerprint(query: object): string {
  const entries = Object.entries(query).filter(([name]) => !['cursor', 'limit', 'format'].includes(name));
  const text = JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, fingerprintLength);
}
