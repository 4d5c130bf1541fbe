import { randomUUID } from 'node:crypto';
import { assertPasswordAllowed } from '../accounts/assertPasswordAllowed.js';
import { countLinkMail } from '../accounts/countLinkMail.js';
import { sendConfirmationMail, signUpLifetimeMs } from '../accounts/sendConfirmationMail.js';
import type { Operation } from '../contract.js';
import { assertMailAvailable } from '../mail/mailer.js';
import { insertPendingSignUp, listPendingSignUps } from '../store/pendingSignUps.js';

/**
 * Stores a sign-up and mails a link that confirms it. Neither the response nor the work before it depends on whether the
 * address has an account. On a development server that cannot send mail, the response to a request from its own machine
 * contains the link.
 */
export const accountSignUp: Operation<'account.signUp'> = async (context, { body, client, disconnected }) => {
  const { db, config, passwords } = context;
  assertMailAvailable(config);
  assertPasswordAllowed(body.password, body.email, 'password');
  const email = body.email.toLowerCase();
  const createdAt = context.now().toISOString();
  // The sign-ups of an address share a salt, so that a sign-in needs one hash to compare with all of them.
  const [latest] = await listPendingSignUps(db, email, createdAt);
  const passwordHash = await passwords.hash(body.password, { client, disconnected }, latest?.passwordHash);
  const isLocal = client.isLocal ? 1 : 0;
  const signUp = { id: randomUUID(), email, name: body.name?.trim() ?? '', passwordHash, isLocal } as const;
  const occasion = { at: createdAt, address: client.address };
  const showsLink = client.isLocal && config.SMTP_URL === undefined;
  let isStored = false;
  context.afterResponse(async () => {
    if (isStored && !showsLink) await sendConfirmationMail(context, signUp, occasion);
  });
  // Counted last, so that a busy server does not use up the mails of an hour.
  if (!(await countLinkMail(context, 'verify_email', email, client))) return { json: { status: 'mail_sent' } };
  const expiresAt = new Date(Date.parse(createdAt) + signUpLifetimeMs).toISOString();
  await insertPendingSignUp(db, { ...signUp, linkHash: null, createdAt, expiresAt });
  isStored = true;
  const confirmationLink = showsLink ? await sendConfirmationMail(context, signUp, occasion) : undefined;
  return { json: { status: 'mail_sent', ...(confirmationLink && { confirmationLink }) } };
};
