import { auditAccount } from '../accounts/audit.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { removeImportedSeries } from '../imports/removeImportedSeries.js';
import { findIndicators } from '../indicators/findIndicators.js';

/** Removes the imported series of an indicator from the library. */
export const importRemove: Operation<'import.remove'> = async (context, { path, caller }) => {
  const { db, now } = context;
  const [indicator] = await findIndicators(db, [path.slug]);
  if (indicator === undefined) throw new ApiError('indicator_not_found');
  const { id, slug } = indicator;
  await db.transaction(async (trx) => {
    const series = await removeImportedSeries(trx, id, now().toISOString());
    if (series === 0) {
      throw new ApiError('not_imported', {
        message: `Indicator '${slug}' has no imported series; it is part of the bundled library.`,
      });
    }
    await auditAccount({ ...context, db: trx }, 'import.remove', requireAccountId(caller), { indicator: slug, series });
  });
  return { done: true };
};
