import { auditOperator, type OperatorActor } from '../accounts/audit.js';
import { ApiError } from '../errors.js';
import type { ImportResult } from '../imports/importResult.js';
import { importSeries } from '../imports/importSeries.js';
import type { RunImport } from '../imports/incomingSeries.js';
import { isProviderName } from '../providers/provider.js';
import type { Schemas } from '../schemas.js';
import { findQuarantinedChanges, type QuarantinedChanges, rejectQuarantinedChanges } from '../store/quarantine.js';
import type { ScheduledJobContext } from './scheduledJob.js';

type Context = Omit<ScheduledJobContext, 'stopping'>;

/** Imports a series again with the changes that were held. Throws not_found if they are no longer held. */
export async function acceptQuarantined(context: Context, id: string, actor: OperatorActor): Promise<ImportResult> {
  const changes = await getChanges(context, id);
  const { provider, digest, seriesId, providerSeriesId, start } = changes;
  if (!isProviderName(provider)) throw new Error(`The changes ${id} are not those of a provider.`);
  const request = { provider, seriesId, providerSeriesId, start: start ?? undefined, accepted: digest };
  await audit(context, 'admin.acceptQuarantined', changes, actor);
  const run: RunImport = (input) => context.compute.run('import', input, { owner: undefined });
  for await (const result of importSeries(context, [request], { run })) return result;
  throw new Error(`The import of ${provider} ${changes.providerSeriesId} had no result.`);
}

/** Rejects changes, so that they no longer wait for a decision. Throws not_found if they are no longer held. */
export async function rejectQuarantined(context: Context, id: string, actor: OperatorActor): Promise<void> {
  const changes = await getChanges(context, id);
  await rejectQuarantinedChanges(context.db, changes);
  await audit(context, 'admin.rejectQuarantined', changes, actor);
}

/** Describes held changes as in the contract. */
export function describeQuarantined({
  seriesId,
  digest,
  providerSeriesId,
  start: _,
  ...rest
}: QuarantinedChanges): Schemas['QuarantinedChanges'] {
  const reason = rest.reason as Schemas['QuarantinedChanges']['reason'];
  return { ...rest, id: `${seriesId}-${digest}`, reason, seriesId: providerSeriesId };
}

async function getChanges({ db }: Context, id: string): Promise<QuarantinedChanges> {
  const [, seriesId, digest] = /^(\d{1,9})-([0-9a-f]+)$/.exec(id) ?? [];
  const changes =
    digest === undefined ? undefined : await findQuarantinedChanges(db, { seriesId: Number(seriesId), digest });
  if (changes !== undefined) return changes;
  const message = `No changes in quarantine have the id '${id}'. They may have changed since: list them again.`;
  throw new ApiError('not_found', { message });
}

function audit({ db, now }: Context, action: string, changes: QuarantinedChanges, actor: OperatorActor): Promise<void> {
  const { indicator, country, reason, count } = changes;
  const entry = { at: now().toISOString(), action, accountId: null, actor };
  return auditOperator(db, entry, { indicator, country, reason, values: count });
}
