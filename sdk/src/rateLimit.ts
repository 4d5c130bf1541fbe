/** Rate limits and what is left of them after a response. */
export interface RateLimit {
  /** Requests allowed in any 60 seconds. */
  limit: number;
  /** Requests left now. */
  remaining: number;
  /** When the next request becomes available. Undefined if the server does not state it. */
  resetAt: Date | undefined;
  /** Requests allowed and left in a UTC day. Undefined if there is no daily limit. */
  limitDay: number | undefined;
  remainingDay: number | undefined;
}

/** Reads the rate limits from response headers. Returns undefined if there are none. */
export function readRateLimit(headers: Headers): RateLimit | undefined {
  const read = (name: string) => {
    const text = headers.get(`X-RateLimit-${name}`);
    return text === null || !/^\d+$/.test(text) ? undefined : Number(text);
  };
  const [limit, remaining, reset] = [read('Limit'), read('Remaining'), read('Reset')];
  if (limit === undefined || remaining === undefined) return undefined;
  return {
    limit,
    remaining,
    resetAt: reset === undefined ? undefined : new Date(reset * 1000),
    limitDay: read('Limit-Day'),
    remainingDay: read('Remaining-Day'),
  };
}
