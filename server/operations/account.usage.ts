import { getLimits, withPlanInForce } from '../access/plans.js';
import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { addDays } from '../series/periods.js';
import { countRequestsByDay } from '../store/usage.js';

/** Returns the requests of the account in each of the last days. */
export const accountUsage: Operation<'account.usage'> = async (context, { caller, query }) => {
  const account = await getSignedInAccount(context.db, caller);
  const to = getToday(context);
  const from = addDays(to, 1 - query.days);
  const used = new Map(
    (await countRequestsByDay(context.db, account.id, from, to)).map((one) => [one.day, one.requests]),
  );
  const days = Array.from({ length: query.days }, (_, index) => addDays(from, index)).map((day) => ({
    day,
    requests: used.get(day) ?? 0,
  }));
  return {
    json: {
      limitPerDay: getLimits(withPlanInForce(account, context.now())).perDay,
      count: days.length,
      days,
      nextCursor: null,
    },
  };
};
