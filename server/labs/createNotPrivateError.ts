import { ApiError } from '../errors.js';

/** Creates the error for a key under which the account has no private forecast. */
export function createNotPrivateError(): ApiError {
  return new ApiError('forecast_not_found', {
    message: 'Your account has no private forecast with this key. Forecasts of library series need no link.',
  });
}
