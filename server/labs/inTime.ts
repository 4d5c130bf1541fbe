import { ApiError } from '../errors.js';

/** How long a caller waits for an answer. What is computed goes on, and is kept. */
const patienceMilliseconds = 30_000;

/** What is answered within 30 seconds; later the caller is told to come again, and the answer is kept for then. */
export function inTime(answer: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), patienceMilliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function tooSlow(): ApiError {
  return new ApiError('service_unavailable', {
    message:
      'This takes longer than 30 seconds. It goes on: the same call answers it once it is done. With "Prefer: respond-async" nobody has to wait.',
    retryAfterSeconds: 15,
  });
}
