import { generateToken, hashSecret } from '../access/secrets.js';
import type { AppContext } from '../appContext.js';
import { replaceAccountToken, type TokenPurpose } from '../store/accountTokens.js';

/** Lifetime of a mailed link, in milliseconds. */
const lifetimesMs: Record<TokenPurpose, number> = { reset_password: 3_600_000, sign_in: 900_000 };

/** Creates a token for a mailed link. An earlier token with the same purpose becomes invalid. */
export async function issueToken({ db, now }: AppContext, accountId: string, purpose: TokenPurpose): Promise<string> {
  const token = generateToken();
  const expiresAt = new Date(now().getTime() + lifetimesMs[purpose]).toISOString();
  await replaceAccountToken(db, { hash: hashSecret(token), accountId, purpose, expiresAt });
  return token;
}
