import type { Mail } from '../mail/mailer.js';

/** Builds the mail that asks a new user to confirm their address. */
export function buildConfirmationMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Confirm your email address for Almanac',
    text: `Welcome to Almanac.

To activate your account, confirm your email address:

${publicUrl}/verify-email#${token}

This link is valid for 24 hours.

If you did not sign up for Almanac, ignore this email. The account will not be activated.
`,
  };
}

/** Builds the mail to the owner of an account when someone signs up again with the same address. */
export function buildAlreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'You already have an Almanac account',
    text: `Someone tried to sign up for Almanac with your email address, which already has an account.

If this was you, sign in: ${publicUrl}/sign-in
If you forgot your password, reset it: ${publicUrl}/reset-password

If this was not you, ignore this email. Your account has not changed.
`,
  };
}

/** Builds the mail with the link that resets a password. */
export function buildPasswordResetMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Reset your Almanac password',
    text: `We received a request to reset the password of your Almanac account. Choose a new password:

${publicUrl}/reset-password#${token}

This link is valid for one hour.

If you did not request this, ignore this email. Your password has not changed.
`,
  };
}

/** Builds the mail to the administrator of a new server, with the link that sets the password of their account. */
export function buildAdminAccountMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Your account on a new Almanac server',
    text: `The Almanac server at ${publicUrl} has created an Enterprise account for this email address, because its setting ADMIN_EMAIL contains it. Set a password for the account:

${publicUrl}/reset-password#${token}

This link is valid for one hour. After that, request a new one at ${publicUrl}/reset-password

If you do not run this server, ignore this email. Without a password, the account cannot sign in.
`,
  };
}
