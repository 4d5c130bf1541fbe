import type { AppContext } from '../appContext.js';
import { issueToken } from './issueToken.js';
import { buildConfirmationMail } from './mails.js';

/** Mails the link that confirms an address. An earlier link becomes invalid. */
export async function sendConfirmationMail(context: AppContext, account: { id: string; email: string }): Promise<void> {
  const token = await issueToken(context, account.id, 'verify_email');
  context.mailer.send(buildConfirmationMail(account.email, context.config.PUBLIC_URL, token));
}
