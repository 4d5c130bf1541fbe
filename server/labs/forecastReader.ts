import type { AppContext } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Input } from '../operationInput.js';
import type { ForecastReader, StoredForecast } from '../store/forecastRuns.js';

/** Returns the caller of a request as the reader of a stored forecast. */
export function getForecastReader(
  { now }: Pick<AppContext, 'now'>,
  { caller, shareHash }: Pick<Input<'forecast.get'>, 'caller' | 'shareHash'>,
): ForecastReader {
  return { accountId: requireAccountId(caller), shareHash, at: now().toISOString() };
}

/** Parses a stored result. Only the owner of a private result sees when its link expires. */
export function parseForecast<Result>(
  { answer, accountId, shareExpiresAt }: StoredForecast,
  reader: ForecastReader,
): Result {
  const result = JSON.parse(answer);
  if (accountId === null || accountId !== reader.accountId) return result;
  const isShared = shareExpiresAt !== null && shareExpiresAt > reader.at;
  return { ...result, sharing: { sharedUntil: isShared ? shareExpiresAt : null } };
}
