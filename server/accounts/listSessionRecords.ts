import type { AppContext } from '../appContext.js';
import type { SessionCaller } from '../caller.js';
import type { Schemas } from '../schemas.js';
import { listSessions } from '../store/sessions.js';

/** Lists the sessions of the caller's account as its owner sees them. */
export async function listSessionRecords(
  { db, now }: AppContext,
  { accountId, sessionId }: SessionCaller,
): Promise<Schemas['SessionRecord'][]> {
  const sessions = await listSessions(db, accountId, now().toISOString());
  return sessions.map(({ id, createdAt, lastSeenAt, expiresAt, address, userAgent }) => ({
    id,
    current: id === sessionId,
    createdAt,
    lastSeenAt,
    expiresAt,
    address,
    userAgent,
  }));
}
