import { identifyOperator } from '../accounts/audit.js';
import type { Operation } from '../contract.js';
import { toImportResult } from '../imports/importJob.js';
import { acceptQuarantined } from '../scheduled/decideOnQuarantined.js';

/** Imports a series again with the changes that were held. */
export const adminAcceptQuarantined: Operation<'admin.acceptQuarantined'> = async (context, input) => ({
  json: toImportResult(await acceptQuarantined(context, input.path.id, identifyOperator(input))),
});
