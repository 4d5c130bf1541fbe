import type { ErrorDetail } from '../errors.js';

const problem = 'must not contain NUL characters';

/** Lists the texts with a NUL character, which PostgreSQL cannot store or compare, by the names of their fields. */
export function findNulCharacters(value: unknown, field = ''): ErrorDetail[] {
  if (typeof value === 'string') {
    return value.includes('\0') ? [{ field: field || 'body', problem }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const nested = field === '' ? name : `${field}/${name}`;
    return name.includes('\0') ? findNulCharacters('\0', nested) : findNulCharacters(part, nested);
  });
}
