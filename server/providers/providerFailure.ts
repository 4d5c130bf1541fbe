/**
 * What a provider's refusal comes down to, however it is disguised:
 * `not_found` there is no such series · `unauthorized` the key is missing or refused · `quota` too many calls, for now · `invalid` the call was not
 * understood · `unavailable` the provider is down, slow or out of reach · `malformed` an answer that cannot be what was asked for.
 * `not_modified` is no trouble: what is known of the series already is what the provider has.
 */
export type FailureKind =
  | 'not_found'
  | 'unauthorized'
  | 'quota'
  | 'invalid'
  | 'unavailable'
  | 'malformed'
  | 'not_modified';

interface FailureOptions {
  /** Whether the same call may succeed when it is made again at once. */
  transient?: boolean;
  /** How long to wait before another call, as the provider or its budget says. */
  retryAfterSeconds?: number | undefined;
  /** Whether it did not answer in time. */
  timedOut?: boolean;
  /** Whether it certainly knows nothing of the call. */
  notSent?: boolean;
  cause?: unknown;
}

/** A call to a provider that brought no data. The message holds no secret: the door redacts what is quoted from outside. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly kind: FailureKind;
  readonly transient: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly timedOut: boolean;
  readonly notSent: boolean;

  constructor(kind: FailureKind, message: string, options: FailureOptions = {}) {
    const { transient = false, retryAfterSeconds, timedOut = false, notSent = false, cause } = options;
    super(message, { cause });
    this.kind = kind;
    this.transient = transient;
    this.retryAfterSeconds = retryAfterSeconds;
    this.timedOut = timedOut;
    this.notSent = notSent;
  }
}

/** What was thrown while an answer was read: what an adapter did not expect in it is the answer's fault. */
export function toProviderFailure(title: string, error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  return new ProviderFailure('malformed', `${title} answered what cannot be read.`, { cause: error });
}
