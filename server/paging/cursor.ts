import { createHash } from 'node:crypto';
import { type ApiError, invalidRequest } from '../errors.js';

/** So many characters of a digest that no two questions of one caller share them. */
const fingerprintLength = 16;

/**
 * An opaque place in a list: where the next page begins, and what the list was asked for with. A cursor that is sent
 * with other parameters, or was not made here, is refused.
 */
export function encodeCursor(position: number[], query: object): string {
  return Buffer.from(JSON.stringify([fingerprint(query), ...position])).toString('base64url');
}

/** The place that a cursor names; undefined without a cursor. */
export function decodeCursor(cursor: string | undefined, query: object): unknown[] | undefined {
  if (cursor === undefined) return undefined;
  const [digest, ...position] = parseCursor(cursor);
  // Anyone can write a cursor: its place is checked like any other input.
  if (!position.every((part) => Number.isSafeInteger(part) && Number(part) >= 0)) throw createInvalidCursorError();
  if (digest === fingerprint(query)) return position;
  throw invalidRequest([{ field: 'cursor', problem: 'does not belong to these parameters' }]);
}

function parseCursor(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts)) return parts;
  } catch {
    // Falls through to the refusal.
  }
  throw createInvalidCursorError();
}

function createInvalidCursorError(): ApiError {
  return invalidRequest([{ field: 'cursor', problem: 'is not a cursor of this API' }]);
}

/** Of the parameters that decide the list, all but the page's own. A digest, so that a cursor is short however long they are. */
function fingerprint(query: object): string {
  const entries = Object.entries(query).filter(([name]) => !['cursor', 'limit', 'format'].includes(name));
  const text = JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, fingerprintLength);
}
