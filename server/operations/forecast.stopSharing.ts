import { auditAccount } from '../accounts/audit.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { createNotPrivateError } from '../labs/createNotPrivateError.js';
import { setForecastShare } from '../store/ownForecasts.js';

/** Ends the link that shares a private forecast. */
export const forecastStopSharing: Operation<'forecast.stopSharing'> = async (
  context,
  { path: { cacheKey }, caller },
) => {
  const accountId = requireAccountId(caller);
  await context.db.transaction(async (trx) => {
    if (!(await setForecastShare(trx, accountId, cacheKey, null))) throw createNotPrivateError();
    await auditAccount({ ...context, db: trx }, 'forecast.stopSharing', accountId, { cacheKey });
  });
  return { done: true };
};
