import { getAccount } from '../accounts/getAccount.js';
import { listKeyRecords } from '../accounts/listKeyRecords.js';
import { toAccountRecord } from '../accounts/toAccountRecord.js';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { addDays } from '../series/periods.js';
import { countRequestsByDay } from '../store/usage.js';

const usageDays = 30;

/** Returns one account with its keys and its usage. */
export const adminAccount: Operation<'admin.account'> = async (context, { path }) => {
  const account = await getAccount(context.db, path.id);
  const to = getToday(context);
  return {
    json: {
      account: toAccountRecord(account, context.now()),
      keys: await listKeyRecords(context, account.id),
      usage: await countRequestsByDay(context.db, account.id, addDays(to, 1 - usageDays), to),
    },
  };
};
