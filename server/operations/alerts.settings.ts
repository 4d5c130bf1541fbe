import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { loadAlertSettings } from '../store/alertSettings.js';

/** Returns when the account gets its digests. */
export const alertsSettings: Operation<'alerts.settings'> = async ({ db }, { caller }) => ({
  json: await loadAlertSettings(db, requireAccountId(caller)),
});
