import { AlmanacError } from 'almanac-sdk';

/** Describes why a call failed: in the words of the API, if it responded, without what the SDK adds for developers. */
export function describeFailure(failure: unknown): string {
  const isResponse = failure instanceof AlmanacError && failure.status !== undefined;
  if (!isResponse) return 'The server could not be reached.';
  const body = failure.cause as { message?: unknown } | null;
  return typeof body?.message === 'string' ? body.message : failure.message;
}
