import { auditAccount } from '../accounts/audit.js';
import { confirmPassword } from '../accounts/confirmPassword.js';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { buildAccountDeletedMail } from '../accounts/mails.js';
import { endSubscriptions } from '../billing/endSubscriptions.js';
import { requireSession } from '../caller.js';
import type { Operation } from '../contract.js';
import { canSendMail } from '../mail/mailer.js';
import { deleteAccount } from '../store/accounts.js';
import { deleteEndpointsOf } from '../store/stoppedEndpoints.js';

/** Cancels the subscription of the account, deletes it and all its data after verifying the password, and mails its owner. */
export const accountDelete: Operation<'account.delete'> = async (context, input) => {
  const { caller, body, client } = input;
  const { db, config, mailer, now } = context;
  const account = await getSignedInAccount(db, caller);
  await confirmPassword(context, account, body.password, requireSession(caller), input);
  const { billing } = context;
  if (billing !== undefined) await endSubscriptions({ ...context, billing }, account.id);
  const at = now().toISOString();
  await deleteEndpointsOf(db, account.id, at);
  await deleteAccount(db, account.id, at);
  await auditAccount(context, 'account.delete', account.id);
  if (canSendMail(config)) mailer.send(buildAccountDeletedMail(account.email, { at, address: client.address }));
  return { done: true, endsSession: true };
};
