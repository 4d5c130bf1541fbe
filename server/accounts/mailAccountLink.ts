import type { AppContext } from '../appContext.js';
import { assertMailAvailable } from '../mail/mailer.js';
import type { Client } from '../operationInput.js';
import { findAccountByEmail } from '../store/accounts.js';
import type { TokenPurpose } from '../store/accountTokens.js';
import { countLinkMail } from './countLinkMail.js';
import { issueToken } from './issueToken.js';
import { buildPasswordResetMail, buildSignInLinkMail } from './mails.js';

const buildMail = { reset_password: buildPasswordResetMail, sign_in: buildSignInLinkMail };

/**
 * Mails a link to the owner of an account, after the response. Before that, the work is the same whether or not the address
 * has an account. Throws service_unavailable if the server cannot send mail.
 */
export async function mailAccountLink(
  context: AppContext,
  purpose: TokenPurpose,
  email: string,
  client: Client,
): Promise<void> {
  const { db, config, mailer, now } = context;
  assertMailAvailable(config);
  const occasion = { at: now().toISOString(), address: client.address };
  let isAdmitted = false;
  context.afterResponse(async () => {
    if (!isAdmitted) return;
    const account = await findAccountByEmail(db, email);
    if (account === undefined || account.emailVerifiedAt === null) return;
    const token = await issueToken(context, account.id, purpose);
    mailer.send(buildMail[purpose](account.email, config.PUBLIC_URL, token, occasion));
  });
  // Counted last, so that a busy server does not use up the mails of an hour.
  isAdmitted = await countLinkMail(context, purpose, email, client);
}
