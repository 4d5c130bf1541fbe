import { buildAlertFeed } from '../alerts/buildAlertFeed.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { listFirings } from '../store/alertFirings.js';

const maxEntries = 100;

/** Returns the latest fired alerts as Atom at the secret address of an account's feed. */
export const alertsFeed: Operation<'alerts.feed'> = async ({ db, config, now }, { caller }) => {
  if (caller.kind !== 'feed') throw new ApiError('token_not_found', { message: unknownFeed });
  const firings = await listFirings(db, caller.accountId, { limit: maxEntries });
  return { text: buildAlertFeed(firings, config.PUBLIC_URL, now()), type: 'application/atom+xml; charset=utf-8' };
};

const unknownFeed =
  'There is no alert feed at this address: it was replaced or deleted. Create a new one in the settings of alerts.';
