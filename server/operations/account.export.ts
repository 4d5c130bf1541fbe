import { accountRecord } from '../accounts/accountRecord.js';
import { keyRecords } from '../accounts/keyRecord.js';
import { sessionRecords } from '../accounts/sessionRecord.js';
import { signedInAccount } from '../accounts/signedInAccount.js';
import { signedIn } from '../caller.js';
import type { Operation } from '../contract.js';
import { listAudit } from '../store/auditLog.js';

const mostEntries = 10_000;

/** Everything that is kept about the account, but for secrets. */
export const accountExport: Operation<'account.export'> = async (context, { caller }) => {
  const { db } = context;
  const account = await signedInAccount(db, caller);
  return {
    json: {
      account: accountRecord(account),
      sessions: await sessionRecords(context, signedIn(caller)),
      keys: await keyRecords(context, account.id),
      audit: await listAudit(db, { accountId: account.id, limit: mostEntries }),
    },
  };
};
