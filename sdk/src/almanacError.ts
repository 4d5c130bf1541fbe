import type { ApiError, ErrorCode } from './generated/types.gen.js';

/** A refusal by the API. `code` is stable; `requestId` finds the request in the server's log. */
export class AlmanacError extends Error {
  override readonly name = 'AlmanacError';
  /** The HTTP status. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** The fields at fault, for invalid input. */
  readonly details: NonNullable<ApiError['details']>;
  /** Slugs that come near to the one asked for. */
  readonly suggestions: string[];
  /** How long to wait before the next try, when the server says. */
  readonly retryAfterSeconds: number | undefined;

  constructor(body: ApiError, response: Response) {
    super(body.message);
    this.status = response.status;
    this.code = body.error;
    this.requestId = body.requestId;
    this.details = body.details ?? [];
    this.suggestions = body.suggestions ?? [];
    const retryAfter = response.headers.get('Retry-After');
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter);
  }
}
