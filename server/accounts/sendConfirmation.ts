import { hashSecret, makeToken } from '../access/secrets.js';
import type { Context } from '../context.js';
import { replaceAccountToken } from '../store/accountTokens.js';
import { confirmationMail } from './mails.js';

const lifetime = 86_400_000;

/** Mails the link that confirms an address; an earlier one is void. */
export async function sendConfirmation(
  { db, config, mailer, now }: Context,
  account: { id: string; email: string },
): Promise<void> {
  const token = makeToken();
  await replaceAccountToken(db, {
    hash: hashSecret(token),
    accountId: account.id,
    purpose: 'verify_email',
    expiresAt: new Date(now().getTime() + lifetime).toISOString(),
  });
  mailer.send(confirmationMail(account.email, config.PUBLIC_URL, token));
}
