import { keyRecords } from '../accounts/keyRecord.js';
import { existingAccount, operatorsView } from '../accounts/operatorsView.js';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { addDays } from '../series/periods.js';
import { requestsByDay } from '../store/keyUsage.js';

const daysOfUsage = 30;

/** One account with its keys and what it has used. */
export const adminAccount: Operation<'admin.account'> = async (context, { path }) => {
  const account = await existingAccount(context.db, path.id);
  const to = getToday(context);
  return {
    json: {
      account: operatorsView(account),
      keys: await keyRecords(context, account.id),
      usage: await requestsByDay(context.db, account.id, addDays(to, 1 - daysOfUsage), to),
    },
  };
};
