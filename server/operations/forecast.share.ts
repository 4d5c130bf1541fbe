import { generateToken, hashSecret } from '../access/secrets.js';
import { auditAccount } from '../accounts/audit.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { createNotPrivateError } from '../labs/createNotPrivateError.js';
import { forecastLifetimeMs } from '../labs/forecastLifetime.js';
import { findCreationTime, setForecastShare } from '../store/ownForecasts.js';

const shareLifetimeMs = 30 * 86_400_000;

/** Creates the link that shares a private forecast. An earlier link to it stops working. */
export const forecastShare: Operation<'forecast.share'> = async (context, { path, caller }) => {
  const { db, config, now } = context;
  const { cacheKey } = path;
  const accountId = requireAccountId(caller);
  const createdAt = await findCreationTime(db, accountId, cacheKey);
  if (createdAt === undefined) throw createNotPrivateError();
  const token = generateToken();
  const expiry = Math.min(now().getTime() + shareLifetimeMs, Date.parse(createdAt) + forecastLifetimeMs);
  const expiresAt = new Date(expiry).toISOString();
  await db.transaction(async (trx) => {
    const share = { hash: hashSecret(token), expiresAt };
    if (!(await setForecastShare(trx, accountId, cacheKey, share))) throw createNotPrivateError();
    await auditAccount({ ...context, db: trx }, 'forecast.share', accountId, { cacheKey, expiresAt });
  });
  // The token is in the fragment, which browsers do not send: it reaches no log of a server or a proxy.
  return { json: { token, url: `${config.PUBLIC_URL}/forecasts?run=${cacheKey}#${token}`, expiresAt } };
};
