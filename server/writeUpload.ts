import { getComputeLimits } from './access/plans.js';
import { auditAccount } from './accounts/audit.js';
import type { AppContext } from './appContext.js';
import { type Caller, requireAccount } from './caller.js';
import { importUpload, type UploadTarget } from './imports/upload/importUpload.js';
import type { UploadSource } from './imports/upload/readUpload.js';
import type { Schemas } from './schemas.js';

/** Writes an upload for the account of a caller, and records it in the audit log in the same transaction. Throws what `importUpload` throws. */
export async function writeUpload(
  context: AppContext,
  caller: Caller,
  operation: 'import.csv' | 'import.observations',
  target: UploadTarget,
  source: UploadSource,
): Promise<Schemas['ImportResult']> {
  const { accountId, plan } = requireAccount(caller);
  const owner = { name: accountId, weight: getComputeLimits(plan).weight };
  return importUpload(context, target, source, {
    read: (input) => context.compute.run('upload', input, { owner }),
    compute: (input) => context.compute.run('import', input, { owner }),
    record: (trx, country, rows) =>
      auditAccount({ ...context, db: trx }, operation, accountId, { indicator: target.slug, country, rows }),
  });
}
