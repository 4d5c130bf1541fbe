import { auditAccount } from '../accounts/audit.js';
import { countLinkMail } from '../accounts/countLinkMail.js';
import { createSession } from '../accounts/createSession.js';
import { sendConfirmationMail } from '../accounts/sendConfirmationMail.js';
import { toAccountResponse } from '../accounts/toAccountResponse.js';
import { verifySignIn } from '../accounts/verifySignIn.js';
import type { AppContext } from '../appContext.js';
import type { Client, Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { canSendMail } from '../mail/mailer.js';
import { isKnownAddress } from '../store/knownAddresses.js';
import type { PendingSignUp } from '../store/pendingSignUps.js';

const newLinkMessage =
  'Confirm your email address first. We have mailed you a new link; the earlier link no longer works.';

/**
 * Creates a session after verifying the password. Neither a refusal nor the work before it depends on whether the email has
 * an account.
 */
export const accountSignIn: Operation<'account.signIn'> = async (context, { body, client }) => {
  const { db, now, signInGuard } = context;
  const { addressGroup } = client;
  const email = body.email.toLowerCase();
  const isKnownPlace = () => isKnownAddress(db, email, addressGroup);
  const attempt = await signInGuard.begin({ email, place: addressGroup, isKnownPlace });
  const match = await verifySignIn(context, email, body.password, addressGroup).catch(async (failure) => {
    await attempt.withdraw();
    throw failure;
  });
  const { account, matchesAccount, signUp } = match;
  if (signUp !== undefined) {
    // Not a success: anyone can sign up with this email to undo the count of their wrong guesses.
    await attempt.withdraw();
    throw await remindToConfirm(context, signUp, client);
  }
  if (account === undefined || !matchesAccount) {
    context.afterResponse(async () => {
      if (account !== undefined) await auditAccount(context, 'account.signInFailed', account.id, toAuditDetail(client));
    });
    throw new ApiError('wrong_credentials');
  }
  await attempt.succeed();
  if (account.suspendedAt !== null) throw new ApiError('account_suspended');
  const session = await createSession(db, account, client, now());
  if (session === undefined) throw new ApiError('wrong_credentials');
  await auditAccount(context, 'account.signIn', account.id, toAuditDetail(client));
  return { json: toAccountResponse(account), session };
};

/** Mails the link of a sign-up again, and returns the error that asks to confirm it. */
async function remindToConfirm(context: AppContext, signUp: PendingSignUp, client: Client): Promise<ApiError> {
  const { config, now } = context;
  const canMail = canSendMail(config) && (await countLinkMail(context, 'verify_email', signUp.email, client));
  if (!canMail) return new ApiError('email_not_verified');
  const occasion = { at: now().toISOString(), address: client.address };
  context.afterResponse(() => sendConfirmationMail(context, signUp, occasion));
  return new ApiError('email_not_verified', { message: newLinkMessage });
}

function toAuditDetail({ address, userAgent }: Client): Record<string, unknown> {
  return { address, userAgent };
}
