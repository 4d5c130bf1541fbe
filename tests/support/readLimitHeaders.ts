export interface ResponseHeaders {
  headers: Record<string, string | string[] | undefined>;
}

/** Returns the rate-limit headers as numbers. Every response must have all three. */
export function readLimitHeaders(response: ResponseHeaders): { limit: number; remaining: number; reset: number } {
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
