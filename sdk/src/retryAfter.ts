/** Seconds to wait by `Retry-After`: a number of them, or the instant from which to try again, which is counted from the server's own clock. */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const sentAt = Date.parse(headers.get('Date') ?? '');
  const seconds = Math.ceil((Date.parse(text) - (Number.isNaN(sentAt) ? Date.now() : sentAt)) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
