import { auditAccount } from '../accounts/audit.js';
import { countLinkMail } from '../accounts/countLinkMail.js';
import { createSession } from '../accounts/createSession.js';
import { sendConfirmationMail } from '../accounts/sendConfirmationMail.js';
import type { AttemptOutcome } from '../accounts/signInGuard.js';
import { toAccountResponse } from '../accounts/toAccountResponse.js';
import { type SignInMatch, verifySignIn } from '../accounts/verifySignIn.js';
import type { AppContext } from '../appContext.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { canSendMail } from '../mail/mailer.js';
import type { Client } from '../operationInput.js';
import { isKnownAddress } from '../store/knownAddresses.js';
import type { PendingSignUp } from '../store/pendingSignUps.js';

const mailedMessage =
  'Confirm your email address first. We have mailed you a new link; the earlier link no longer works.';
const printedMessage =
  'Confirm your email address first. This development server sends no mail: it has printed a new link in its output; the earlier link no longer works.';

/**
 * Creates a session after verifying the password. Neither a refusal nor the work before it depends on whether the email has
 * an account.
 */
export const accountSignIn: Operation<'account.signIn'> = async (context, { body, client, disconnected }) => {
  const { db, now, signInGuard } = context;
  const { addressGroup } = client;
  const email = body.email.toLowerCase();
  const isKnownPlace = () => isKnownAddress(db, email, addressGroup);
  const { account, matchesAccount, signUp } = await signInGuard.attempt(
    { email, place: addressGroup, isKnownPlace },
    () => verifySignIn(context, email, body.password, { client, disconnected }),
    assessSignIn,
  );
  if (signUp !== undefined) throw await remindToConfirm(context, signUp, client);
  if (account === undefined || !matchesAccount) {
    context.afterResponse(async () => {
      if (account !== undefined) await auditAccount(context, 'account.signInFailed', account.id, toAuditDetail(client));
    });
    throw new ApiError('wrong_credentials');
  }
  if (account.suspendedAt !== null) throw new ApiError('account_suspended');
  const session = await createSession(db, account, client, now());
  if (session === undefined) throw new ApiError('wrong_credentials');
  await auditAccount(context, 'account.signIn', account.id, toAuditDetail(client));
  return { json: toAccountResponse(account, context.now()), session };
};

/**
 * The password of an unconfirmed sign-up is not a success: anyone can sign up with an email to undo the count of their wrong
 * guesses for it.
 */
function assessSignIn({ matchesAccount, signUp }: SignInMatch): AttemptOutcome {
  if (signUp !== undefined) return 'uncounted';
  return matchesAccount ? 'right' : 'wrong';
}

/** Mails the link of a sign-up again, and returns the error that asks to confirm it. */
async function remindToConfirm(context: AppContext, signUp: PendingSignUp, client: Client): Promise<ApiError> {
  const { config, now } = context;
  const canMail = canSendMail(config) && (await countLinkMail(context, 'verify_email', signUp.email, client));
  if (!canMail) return new ApiError('email_not_verified');
  const occasion = { at: now().toISOString(), address: client.address };
  context.afterResponse(async () => {
    await sendConfirmationMail(context, signUp, occasion);
  });
  const message = config.SMTP_URL === undefined ? printedMessage : mailedMessage;
  return new ApiError('email_not_verified', { message });
}

function toAuditDetail({ address, userAgent }: Client): Record<string, unknown> {
  return { address, userAgent };
}
