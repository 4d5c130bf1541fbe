import type { Mail } from '../mail/mailer.js';

/** Asks the owner of an address to confirm it. */
export function buildConfirmationMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Confirm your address for Almanac',
    text: `Welcome to Almanac.

Confirm your address by this link, within one day:

${publicUrl}/verify-email#${token}

If you did not ask for an account, do nothing: there will be none.
`,
  };
}

/** Tells the owner of an account that somebody tried to open another with the same address. */
export function buildAlreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'You have an Almanac account',
    text: `Somebody, perhaps you, asked for an Almanac account with this address. It has one already.

Sign in: ${publicUrl}/sign-in
Set a new password: ${publicUrl}/reset-password
`,
  };
}

/** Carries the link by which a new password is set. */
export function buildPasswordResetMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Set a new password for Almanac',
    text: `Set a new password by this link, within one hour:

${publicUrl}/reset-password#${token}

If you did not ask for it, do nothing: your password stays as it is.
`,
  };
}

/** Tells the administrator of a server that an account was opened, and carries the link by which its password is set. */
export function buildAdminAccountMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Your account on a new Almanac server',
    text: `The Almanac server at ${publicUrl} opened an account of the plan Enterprise for this address, because its setting ADMIN_EMAIL names it.

Set the account's password by this link, within one hour:

${publicUrl}/reset-password#${token}

If you do not run this server, do nothing: without a password nobody can sign in.
`,
  };
}
