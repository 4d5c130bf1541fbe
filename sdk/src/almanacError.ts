import type { ApiError, ErrorCode } from './generated/types.gen.js';

/**
 * An answer that is a failure: a refusal by the API, with its code and details, or whatever else came in its place, such as a
 * proxy's page; `cause` then holds its body.
 */
export class AlmanacError extends Error {
  override readonly name = 'AlmanacError';
  /** The HTTP status. */
  readonly status: number;
  /** Stable; undefined where the answer is not a refusal by the API. */
  readonly code: ErrorCode | undefined;
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;
  /** The fields at fault, for invalid input. */
  readonly details: NonNullable<ApiError['details']>;
  /** Slugs, or codes of countries, that come near to the one asked for. */
  readonly suggestions: string[];
  /** How long to wait before the next try, when the server says. */
  readonly retryAfterSeconds: number | undefined;

  constructor(body: unknown, response: Response) {
    const refusal = isApiError(body) ? body : undefined;
    super(refusal?.message ?? `The server answered with status ${response.status}.`, { cause: body });
    this.status = response.status;
    this.code = refusal?.error;
    this.requestId = refusal?.requestId ?? response.headers.get('X-Request-Id') ?? undefined;
    this.details = refusal?.details ?? [];
    this.suggestions = refusal?.suggestions ?? [];
    this.retryAfterSeconds = readRetryAfter(response.headers);
  }
}

function isApiError(body: unknown): body is ApiError {
  return typeof body === 'object' && body !== null && 'error' in body && 'requestId' in body;
}

/** `Retry-After` is a number of seconds, or the instant from which to try again: that is counted from the server's own clock. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const sentAt = Date.parse(headers.get('Date') ?? '');
  const seconds = Math.ceil((Date.parse(text) - (Number.isNaN(sentAt) ? Date.now() : sentAt)) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
