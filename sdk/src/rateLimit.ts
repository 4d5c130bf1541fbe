/** How much of a caller's limits is left after an answer. */
export interface RateLimit {
  /** Calls allowed in any 60 seconds. */
  limit: number;
  /** Those that are left now. */
  remaining: number;
  /** When the next call becomes free; undefined where the server does not say. */
  resetAt: Date | undefined;
  /** Calls allowed in a day (UTC), and those that are left; undefined where the day is not limited. */
  limitDay: number | undefined;
  remainingDay: number | undefined;
}

/** The limits that an answer states; undefined where it states none. */
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
