/** The checked parts of a response, from any HTTP client. */
interface WithHeaders {
  headers: Record<string, string | string[] | undefined>;
}

/** Expects the standard error body with this status, code and message, and without any internals of the server. */
export function expectErrorResponse(
  response: WithHeaders & { status: number; text: string },
  status: number,
  code: string,
  message: string | RegExp = '',
): void {
  expect([response.status, response.text.slice(0, 300)]).toEqual([status, expect.stringContaining(`"${code}"`)]);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.text).not.toMatch(/ at .*\(|node_modules|\.[jt]s:\d|sqlite|select .* from|<!doctype|<html|<pre/i);
  const body = JSON.parse(response.text);
  expect(body).toMatchObject({ error: code, message: expect.any(String), requestId: response.headers['x-request-id'] });
  const allowed = new Set(['error', 'message', 'requestId', 'details', 'suggestions', 'kind']);
  expect(Object.keys(body).filter((field) => !allowed.has(field))).toEqual([]);
  expect(body.message).toMatch(/^([A-Z]|`[^`]+` )[^\n]*[.?]$/);
  expect(body.message).toMatch(message);
  if (status === 400) expect(body.details).toContainEqual({ field: expect.any(String), problem: expect.any(String) });
}

/** Returns the rate-limit headers as numbers. Every response must have all three. */
export function readLimitHeaders(response: WithHeaders): { limit: number; remaining: number; reset: number } {
  const read = (name: string) => {
    expect(response.headers).toHaveProperty(name, expect.stringMatching(/^\d+$/));
    return Number(response.headers[name]);
  };
  return {
    limit: read('x-ratelimit-limit'),
    remaining: read('x-ratelimit-remaining'),
    reset: read('x-ratelimit-reset'),
  };
}
