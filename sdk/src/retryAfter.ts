/** Reads `Retry-After` in seconds. A date is measured from the server's own clock (`Date`), if it sent one. */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const sentAt = Date.parse(headers.get('Date') ?? '');
  const seconds = Math.ceil((Date.parse(text) - (Number.isNaN(sentAt) ? Date.now() : sentAt)) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
