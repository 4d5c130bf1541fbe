import { ApiError } from '../errors.js';
import { OwnerSlots } from '../ownerSlots.js';

/** The answers that this process works on. A model is slow, and each answer keeps its results in memory. */
export const answerSlots = new OwnerSlots({
  max: 8,
  maxPerOwner: 2,
  createOwnerError(count) {
    const message = `${count} questions of the account are being answered. Wait for an answer, or stop one.`;
    return new ApiError('rate_limit_exceeded', { message, retryAfterSeconds: 5 });
  },
  createFullError() {
    const message = 'Too many questions are being answered. Try again shortly.';
    return new ApiError('chat_unavailable', { message, retryAfterSeconds: 10 });
  },
});
