import { mailAccountLink } from '../accounts/mailAccountLink.js';
import type { Operation } from '../contract.js';

/** Mails a link that signs in once, if the address has an account and has not received too many links. */
export const accountRequestSignInLink: Operation<'account.requestSignInLink'> = async (context, { body, client }) => {
  await mailAccountLink(context, 'sign_in', body.email, client);
  return { json: { status: 'mail_sent' } };
};
