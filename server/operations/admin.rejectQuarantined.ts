import { identifyOperator } from '../accounts/audit.js';
import type { Operation } from '../contract.js';
import { rejectQuarantined } from '../scheduled/decideOnQuarantined.js';

/** Rejects changes that were held, so that they no longer wait for a decision. */
export const adminRejectQuarantined: Operation<'admin.rejectQuarantined'> = async (context, input) => {
  await rejectQuarantined(context, input.path.id, identifyOperator(input));
  return { done: true };
};
