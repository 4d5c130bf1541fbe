import { mailAccountLink } from '../accounts/mailAccountLink.js';
import type { Operation } from '../contract.js';

/** Mails a password reset link if the address has an account and has not received too many links. */
export const accountRequestPasswordReset: Operation<'account.requestPasswordReset'> = async (
  context,
  { body, client },
) => {
  await mailAccountLink(context, 'reset_password', body.email, client);
  return { json: { status: 'mail_sent' } };
};
