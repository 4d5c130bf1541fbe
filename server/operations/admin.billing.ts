import { requireBilling } from '../billing/billing.js';
import { toBillingAccount } from '../billing/toBillingState.js';
import type { Operation } from '../contract.js';
import { createNextCursor, getOffset } from '../paging/offsetPages.js';
import { listAccountsById } from '../store/accounts.js';
import { listCustomers } from '../store/billingCustomers.js';
import { countWaitingEvents } from '../store/billingEvents.js';

/** Lists the accounts that are customers at Stripe. */
export const adminBilling: Operation<'admin.billing'> = async (context, { query }) => {
  const { db, config, now } = context;
  requireBilling(context);
  const offset = getOffset(query);
  const rows = await listCustomers(db, { status: query.status, offset, limit: query.limit + 1 });
  const customers = rows.slice(0, query.limit);
  const accounts = new Map(
    (
      await listAccountsById(
        db,
        customers.map(({ accountId }) => accountId),
      )
    ).map((one) => [one.id, one]),
  );
  const options = { graceDays: config.BILLING_GRACE_DAYS, now: now() };
  const listed = customers.flatMap((customer) => {
    const account = accounts.get(customer.accountId);
    return account === undefined ? [] : toBillingAccount(account, customer, options);
  });
  return {
    json: {
      count: listed.length,
      accounts: listed,
      waitingEvents: await countWaitingEvents(db),
      nextCursor: createNextCursor(rows, query),
    },
  };
};
