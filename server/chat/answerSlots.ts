import { ApiError } from '../errors.js';

/** Answers that this process works on at once. A model is slow, and each answer keeps its results in memory. */
const maxRunning = 8;
const maxRunningPerAccount = 2;

const running = new Map<string, number>();
let runningCount = 0;

/** Takes a slot for an answer, and returns a function that gives it back. Throws if there is none. */
export function takeAnswerSlot(accountId: string): () => void {
  const own = running.get(accountId) ?? 0;
  if (own >= maxRunningPerAccount) {
    const message = `${own} questions of the account are being answered. Wait for an answer, or stop one.`;
    throw new ApiError('rate_limit_exceeded', { message, retryAfterSeconds: 5 });
  }
  if (runningCount >= maxRunning) {
    const message = 'Too many questions are being answered. Try again shortly.';
    throw new ApiError('chat_unavailable', { message, retryAfterSeconds: 10 });
  }
  runningCount += 1;
  running.set(accountId, own + 1);
  return () => {
    runningCount -= 1;
    const left = (running.get(accountId) ?? 1) - 1;
    if (left > 0) running.set(accountId, left);
    else running.delete(accountId);
  };
}
