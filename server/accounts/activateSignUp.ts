import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { type Account, findAccountByEmail, insertAccount, updateAccount } from '../store/accounts.js';
import { deleteAccountTokens } from '../store/accountTokens.js';
import { isUniqueViolation } from '../store/dialect.js';
import { takePendingSignUp } from '../store/pendingSignUps.js';
import { accountDefaults } from './accountDefaults.js';
import { becomeOwner } from './becomeOwner.js';

/**
 * Creates the account of a confirmed sign-up, with the password and the name of that sign-up alone. Returns undefined if the
 * link is not valid or the address has an account by now.
 *
 * On a development server without an owner, the account becomes the owner if both the sign-up and the opening of the link
 * (`isLocal`) come from its own machine. Otherwise someone else could sign up, and wait until its user opens the link.
 */
export async function activateSignUp(
  db: Knex,
  linkHash: string,
  { at, isLocal }: { at: string; isLocal: boolean },
): Promise<Account | undefined> {
  const activation = db.transaction(async (trx) => {
    const signUp = await takePendingSignUp(trx, linkHash, at);
    if (signUp === undefined) return undefined;
    const { email, name, passwordHash } = signUp;
    const existing = await findAccountByEmail(trx, email);
    if (existing === undefined) {
      const account = { ...accountDefaults, id: randomUUID(), email, name, passwordHash, emailVerifiedAt: at };
      await insertAccount(trx, { ...account, createdAt: at });
    } else {
      // Servers of the earlier version create accounts before they are confirmed.
      if (existing.emailVerifiedAt !== null) return undefined;
      await updateAccount(trx, existing.id, { name, passwordHash, emailVerifiedAt: at }, at);
      await deleteAccountTokens(trx, existing.id);
    }
    const account = await findAccountByEmail(trx, email);
    if (account !== undefined && isLocal && signUp.isLocal === 1) await becomeOwner(trx, account.id, at);
    return findAccountByEmail(trx, email);
  });
  return activation.catch((failure) => {
    // A server of the earlier version has created an account with this email in the meantime.
    if (!isUniqueViolation(failure)) throw failure;
    return undefined;
  });
}
