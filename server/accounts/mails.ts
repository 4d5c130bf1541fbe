import type { Mail } from '../mail/mailer.js';

/** Asks the owner of an address to confirm it. */
export function confirmationMail(to: string, publicUrl: string, token: string): Mail {
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
export function alreadyRegisteredMail(to: string, publicUrl: string): Mail {
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
export function passwordResetMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Set a new password for Almanac',
    text: `Set a new password by this link, within one hour:

${publicUrl}/reset-password#${token}

If you did not ask for it, do nothing: your password stays as it is.
`,
  };
}
