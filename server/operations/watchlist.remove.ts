import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { deleteWatch } from '../store/watchlist.js';

/** Removes a series from the watchlist. */
export const watchlistRemove: Operation<'watchlist.remove'> = async ({ db }, { caller, path }) => {
  const removed = await deleteWatch(db, requireSession(caller).accountId, path.id);
  if (!removed) throw new ApiError('not_found');
  return { done: true };
};
