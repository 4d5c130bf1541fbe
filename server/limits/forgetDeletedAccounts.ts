import type { SharedNodes } from '../store/sharedNodes.js';
import type { UsageLedger } from './usageLedger.js';

/**
 * Removes the daily counts of deleted accounts from memory and from the shared store, where they would last until the next day.
 * Their rolling minutes expire by themselves. Every process does this, because each knows the accounts that it counted.
 */
export async function forgetDeletedAccounts(ledger: UsageLedger, nodes: SharedNodes | undefined): Promise<void> {
  const deleted = await ledger.findDeletedAccounts();
  if (deleted.length === 0) return;
  await nodes?.deleteDays(deleted);
  ledger.forget(deleted);
}
