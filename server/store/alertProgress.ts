import type { Knex } from 'knex';

/** How far changes have been evaluated: the version of the library, and the last event. */
export interface AlertProgress {
  libraryVersion: number;
  eventId: number;
}

/** Thrown if another process evaluates, because this one did not for too long. */
export class LostLeaseError extends Error {
  override name = 'LostLeaseError';
  override message = 'Another process has taken over the evaluation of alerts.';
}

const row = { id: 1 };

/** Takes the lease of the evaluation. Returns how far it is; undefined while another process has the lease. */
export async function leaseEvaluation(
  db: Knex,
  owner: string,
  { at, until }: { at: string; until: string },
): Promise<AlertProgress | undefined> {
  const leased = await db('alert_progress')
    .where(row)
    .where((free) => free.whereNull('owner').orWhere({ owner }).orWhere('leased_until', '<', at))
    .update({ owner, leased_until: until });
  if (leased === 0) return undefined;
  return db('alert_progress').where(row).first({ libraryVersion: 'library_version', eventId: 'event_id' });
}

/** Extends the lease, and saves progress, in the transaction that writes results. Throws a LostLeaseError if the lease is lost. */
export async function extendLease(
  db: Knex,
  owner: string,
  until: string,
  progress: Partial<AlertProgress> = {},
): Promise<void> {
  const { libraryVersion, eventId } = progress;
  const columns = {
    leased_until: until,
    ...(libraryVersion !== undefined && { library_version: libraryVersion }),
    ...(eventId !== undefined && { event_id: eventId }),
  };
  if (
    (await db('alert_progress')
      .where({ ...row, owner })
      .update(columns)) === 0
  )
    throw new LostLeaseError();
}

/** Ends the lease, so that another process need not wait. */
export async function endLease(db: Knex, owner: string): Promise<void> {
  await db('alert_progress')
    .where({ ...row, owner })
    .update({ owner: null, leased_until: null });
}

/** Returns the version of the library; undefined while series are loaded, which are not complete. */
export async function findCompleteVersion(db: Knex): Promise<number | undefined> {
  const library: { version: number; loading: number } = await db('data_versions')
    .where({ name: 'library' })
    .first('version', 'loading');
  return library.loading === 0 ? library.version : undefined;
}
