import { getComputeLimits } from './access/plans.js';
import { auditAccount } from './accounts/audit.js';
import type { AppContext } from './appContext.js';
import { type Caller, requireAccount } from './caller.js';
import { importUpload, type UploadTarget } from './imports/upload/importUpload.js';
import type { UploadSource } from './imports/upload/readUpload.js';
import type { Schemas } from './schemas.js';

/** Writes an upload for the account of a caller, and records it in the audit log. Throws what `importUpload` throws. */
export async function writeUpload(
  context: AppContext,
  caller: Caller,
  operation: 'import.csv' | 'import.observations',
  target: UploadTarget,
  source: UploadSource,
): Promise<Schemas['ImportResult']> {
  const { accountId, plan } = requireAccount(caller);
  const owner = { name: accountId, weight: getComputeLimits(plan).weight };
  const { result, rowCount } = await importUpload(context, target, source, {
    read: (input) => context.compute.run('upload', input, { owner }),
    compute: (input) => context.compute.run('import', input, { owner }),
  });
  if (!target.dryRun && result.outcome === 'changed') {
    const detail = { indicator: target.slug, country: result.country, rows: rowCount };
    await auditAccount(context, operation, accountId, detail);
  }
  return result;
}
