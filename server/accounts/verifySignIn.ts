import { isSameSecret } from '../access/secrets.js';
import type { AppContext } from '../appContext.js';
import { type Account, findAccountByEmail } from '../store/accounts.js';
import { listPendingSignUps, type PendingSignUp } from '../store/pendingSignUps.js';
import type { PasswordRequest } from './passwordHasher.js';

/** What an email and a password belong to. */
export interface SignInMatch {
  /** The account of the email, whatever the password. */
  account: Account | undefined;
  /** Whether the password is that of the account. */
  matchesAccount: boolean;
  /** The unconfirmed sign-up that has the email and the password. */
  signUp: PendingSignUp | undefined;
}

/**
 * Looks up an email and verifies a password. A refusal takes the same statements and two hashes, whether or not the email
 * has an account or a sign-up. Throws service_unavailable.
 */
export async function verifySignIn(
  { db, passwords, now }: AppContext,
  email: string,
  password: string,
  request: PasswordRequest,
): Promise<SignInMatch> {
  const account = await findAccountByEmail(db, email);
  const signUps = await listPendingSignUps(db, email, now().toISOString());
  const passwordHash = account?.emailVerifiedAt === null ? null : account?.passwordHash;
  const matchesAccount = await passwords.verify(password, passwordHash, request);
  if (matchesAccount) return { account, matchesAccount, signUp: undefined };
  for (const saltSource of listDistinctSalts(signUps)) {
    const hash = await passwords.hash(password, request, saltSource);
    const signUp = signUps.find((one) => isSameSecret(one.passwordHash, hash));
    if (signUp !== undefined) return { account, matchesAccount, signUp };
  }
  return { account, matchesAccount, signUp: undefined };
}

/**
 * Returns one hash for each salt; without sign-ups, undefined for a random salt. The sign-ups of an address share a salt,
 * unless they arrived at the same moment.
 */
function listDistinctSalts(signUps: PendingSignUp[]): Iterable<string | undefined> {
  if (signUps.length === 0) return [undefined];
  const readSalt = (hash: string) => hash.slice(0, hash.lastIndexOf('$'));
  return new Map(signUps.map(({ passwordHash }) => [readSalt(passwordHash), passwordHash])).values();
}
