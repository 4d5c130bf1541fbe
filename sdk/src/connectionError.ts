/** No response: the server could not be reached, or the connection broke. `cause` is the error of `fetch`. */
export class ConnectionError extends Error {
  override readonly name: string = 'ConnectionError';
}

/** No response within `timeout`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}
