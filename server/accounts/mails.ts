import type { Mail } from '../mail/mailer.js';

/** When and from which address something was requested. */
export interface Occasion {
  at: string;
  address: string;
}

/** How many keys and share links worked until a new password revoked them. */
export interface RevokedAccess {
  revokedKeys: number;
  endedShareLinks: number;
}

/** Builds the mail that asks a new user to confirm their address. */
export function buildConfirmationMail(to: string, link: string, occasion: Occasion): Mail {
  return {
    to,
    subject: 'Confirm your email address for Almanac',
    text: `Welcome to Almanac.

Someone signed up with this email address ${describe(occasion)}. If this was you, open this link to activate your account:

${link}

This link is valid for 24 hours.

If this was not you, do not open the link. Without it, no account is created.
`,
  };
}

/** Builds the mail to the owner of an account when someone signs up again with the same address. */
export function buildAlreadyRegisteredMail(to: string, publicUrl: string, occasion: Occasion): Mail {
  return {
    to,
    subject: 'You already have an Almanac account',
    text: `Someone tried to sign up for Almanac with your email address ${describe(occasion)}. The address already has an account.

If this was you, sign in with the password of your account: ${publicUrl}/sign-in
If you forgot your password, reset it: ${publicUrl}/reset-password

If this was not you, ignore this email. Your account has not changed.
`,
  };
}

/** Builds the mail with the link that signs in once. */
export function buildSignInLinkMail(to: string, publicUrl: string, token: string, occasion: Occasion): Mail {
  return {
    to,
    subject: 'Sign in to Almanac',
    text: `We received a request for a link that signs you in to Almanac, ${describe(occasion)}:

${publicUrl}/sign-in-link#${token}

This link is valid for 15 minutes and works once.

If you did not request this, ignore this email. Do not forward it: anyone with the link can sign in as you.
`,
  };
}

/** Builds the mail to the owner of an account whose password was set. `revoked` is undefined if everything was kept. */
export function buildPasswordChangedMail(
  to: string,
  publicUrl: string,
  { revoked, ...occasion }: Occasion & { revoked: RevokedAccess | undefined },
): Mail {
  return {
    to,
    subject: 'Your Almanac password was changed',
    text: `The password of your Almanac account was changed ${describe(occasion)}. All other sessions were signed out. ${describeRevoked(revoked)}

If this was you, there is nothing to do.

If this was not you:

1. Set a new password, and revoke all API keys and share links: ${publicUrl}/reset-password
2. Change the password of your mailbox. Someone who reads your mail can reset the password again.
`,
  };
}

/** Builds the mail to the owner of an account that was deleted. */
export function buildAccountDeletedMail(to: string, occasion: Occasion): Mail {
  return {
    to,
    subject: 'Your Almanac account was deleted',
    text: `Your Almanac account was deleted ${describe(occasion)}, with its keys, sessions, private forecasts and share links. This cannot be undone.

If this was you, there is nothing to do.

If this was not you, someone knows the password that you had. Change it wherever you use it, change the password of your mailbox, and tell the operator of the server.
`,
  };
}

/** Builds the mail with the link that resets a password. */
export function buildPasswordResetMail(to: string, publicUrl: string, token: string, occasion: Occasion): Mail {
  return {
    to,
    subject: 'Reset your Almanac password',
    text: `We received a request to reset the password of your Almanac account, ${describe(occasion)}. Choose a new password:

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

function describeRevoked(revoked: RevokedAccess | undefined): string {
  if (revoked === undefined) return 'API keys and share links were not changed.';
  return `All API keys were revoked (${revoked.revokedKeys}), and all share links were ended (${revoked.endedShareLinks}).`;
}

/** Returns "on 21 Nov 2026 at 12:00 UTC, from the IP address 192.0.2.1". */
function describe({ at, address }: Occasion): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));
  return `on ${day} at ${at.slice(11, 16)} UTC, from the IP address ${address}`;
}
