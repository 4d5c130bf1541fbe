import type { Schema } from './operations.js';

/** Returns a value that violates the schema of a parameter, or undefined if the schema accepts every string. */
export function createInvalidValue({ type, enum: values, format, pattern, maxLength }: Schema): string | undefined {
  if (values !== undefined || type === 'integer' || type === 'boolean') return 'no-such-value';
  if (type === 'array') return '';
  if (format === 'date') return '2021-02-30';
  if (pattern !== undefined) return '~';
  return maxLength === undefined ? undefined : 'x'.repeat(maxLength + 1);
}
