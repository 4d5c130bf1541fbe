import type { ErrorCode } from '../../server/errors.js';
import type { ResponseHeaders } from './readLimitHeaders.js';

/** The checked parts of a response, from any HTTP client. */
interface ErrorResponse extends ResponseHeaders {
  status: number;
  text: string;
}

/** Stack frames, paths, SQL and HTML. A date in parentheses is not a stack frame. */
const internals = / at .*\((?!\d{4}-\d\d-\d\d\))|node_modules|\.[jt]s:\d|sqlite|select .* from|<!doctype|<html|<pre/i;

/** Expects the standard error body with this status, code and message, and without any internals of the server. */
export function expectErrorResponse(
  response: ErrorResponse,
  status: number,
  code: string,
  message: string | RegExp = '',
): void {
  expect([response.status, response.text.slice(0, 300)]).toEqual([status, expect.stringContaining(`"${code}"`)]);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.text).not.toMatch(internals);
  const body = JSON.parse(response.text);
  expect(body).toMatchObject({ error: code, message: expect.any(String), requestId: response.headers['x-request-id'] });
  const allowed = new Set(['error', 'message', 'requestId', 'details', 'suggestions', 'kind']);
  expect(Object.keys(body).filter((field) => !allowed.has(field))).toEqual([]);
  expect(body.message).toMatch(/^([A-Z]|`[^`]+` )[^\n]*[.?]$/);
  expect(body.message).toMatch(message);
  if (status === 400) expect(body.details).toContainEqual({ field: expect.any(String), problem: expect.any(String) });
}

/** Expects a standard error whose details name exactly these fields, and whose message mentions each of them. */
export function expectErrorFields(response: ErrorResponse, status: number, code: ErrorCode, ...fields: string[]): void {
  expectErrorResponse(response, status, code);
  const { message, details = [] }: { message: string; details?: { field: string }[] } = JSON.parse(response.text);
  expect(details.map(({ field }) => field)).toEqual(fields);
  for (const field of fields) expect(message).toContain(field);
}
