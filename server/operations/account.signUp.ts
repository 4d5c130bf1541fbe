import { randomUUID } from 'node:crypto';
import { assertPasswordAllowed } from '../accounts/assertPasswordAllowed.js';
import { countLinkMail } from '../accounts/countLinkMail.js';
import { sendConfirmationMail, signUpLifetimeMs } from '../accounts/sendConfirmationMail.js';
import type { Operation } from '../contract.js';
import { assertMailAvailable } from '../mail/mailer.js';
import { insertPendingSignUp, listPendingSignUps } from '../store/pendingSignUps.js';

/**
 * Stores a sign-up and mails a link that confirms it. Neither the response nor the work before it depends on whether the
 * address has an account.
 */
export const accountSignUp: Operation<'account.signUp'> = async (context, { body, client }) => {
  const { db, config, passwords } = context;
  assertMailAvailable(config);
  assertPasswordAllowed(body.password, body.email, 'password');
  const email = body.email.toLowerCase();
  if (!(await countLinkMail(context, 'verify_email', email, client))) return { json: { status: 'mail_sent' } };
  const createdAt = context.now().toISOString();
  // The sign-ups of an address share a salt, so that a sign-in needs one hash to compare with all of them.
  const [latest] = await listPendingSignUps(db, email, createdAt);
  const passwordHash = await passwords.hash(body.password, client.addressGroup, latest?.passwordHash);
  const signUp = { id: randomUUID(), email, name: body.name?.trim() ?? '', passwordHash };
  const occasion = { at: createdAt, address: client.address };
  const expiresAt = new Date(Date.parse(createdAt) + signUpLifetimeMs).toISOString();
  let insertion: Promise<void> | undefined;
  // Accepted first, because a full queue refuses the request. It waits for the insertion, also if the client disconnects.
  context.afterResponse(async () => {
    const isStored = await insertion?.then(
      () => true,
      () => false,
    );
    if (isStored) await sendConfirmationMail(context, signUp, occasion);
  });
  insertion = insertPendingSignUp(db, { ...signUp, linkHash: null, createdAt, expiresAt });
  await insertion;
  return { json: { status: 'mail_sent' } };
};
