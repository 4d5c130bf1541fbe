import type { Schema } from './operations.js';

/** A value that the schema of a parameter forbids; undefined where it allows every text. */
export function createInvalidValue({ type, enum: values, format, pattern, maxLength }: Schema): string | undefined {
  if (values !== undefined || type === 'integer' || type === 'boolean') return 'no-such-value';
  if (type === 'array') return '';
  if (format === 'date') return '2021-02-30';
  if (pattern !== undefined) return '~';
  return maxLength === undefined ? undefined : 'x'.repeat(maxLength + 1);
}
