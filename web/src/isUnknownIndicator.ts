import { AlmanacError } from 'almanac-sdk';

/** Whether a call failed because the library does not have the indicator. */
export function isUnknownIndicator(failure: unknown): failure is AlmanacError {
  return failure instanceof AlmanacError && failure.code === 'indicator_not_found';
}
