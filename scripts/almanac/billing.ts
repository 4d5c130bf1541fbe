import { requireBilling } from '../../server/billing/billing.js';
import { loadBillingAccount } from '../../server/billing/loadBillingAccount.js';
import { reconcile } from '../../server/billing/reconcile.js';
import { releasePlan } from '../../server/billing/releasePlan.js';
import { syncAccount } from '../../server/billing/syncAccount.js';
import type { Schemas } from '../../server/schemas.js';
import { listCustomers } from '../../server/store/billingCustomers.js';
import { readEmail } from './arguments.js';
import type { Command, CommandOption, CommandOutput } from './command.js';
import { getAccount } from './find.js';
import { formatInstant } from './formatOutput.js';
import { toColumns } from './table.js';

const customersPerRead = 1_000;
/** Actor in the audit log. */
const actor = { by: 'npm run almanac' };
const email: CommandOption = { type: 'string', value: 'address', help: 'Email address of the account.' };

/** The commands on billing, by name. */
export const billingCommands: Record<string, Command> = {
  'billing status': {
    summary: 'Lists who subscribes to what since when, and failed payments.',
    options: {},
    example: 'billing status',
    read: () => async (context) => {
      requireBilling(context);
      const data: Schemas['BillingAccount'][] = [];
      for (let offset = 0; ; offset += customersPerRead) {
        const customers = await listCustomers(context.db, { offset, limit: customersPerRead });
        for (const { accountId } of customers) data.push(await loadBillingAccount(context, accountId));
        if (customers.length < customersPerRead) return toOutput(data);
      }
    },
  },
  'billing sync': {
    summary: 'Fetches subscriptions from Stripe: that of one account, or all.',
    options: { email: { ...email, help: 'Only the account with this email address.' } },
    example: 'billing sync --email you@example.org',
    read(values) {
      const only = values['email'] === undefined ? undefined : readEmail(values);
      return async (context) => {
        const billing = requireBilling(context);
        if (only === undefined) return toCounts(await reconcile({ ...context, billing }, context.stopping));
        const { id } = await getAccount(context.db, only);
        await syncAccount({ ...context, billing }, id);
        return toOutput([await loadBillingAccount(context, id)]);
      };
    },
  },
  'billing release': {
    summary: 'Lets the subscription of an account decide its plan, instead of the plan that you have set.',
    options: { email: { ...email, isRequired: true } },
    example: 'billing release --email you@example.org',
    read(values) {
      const address = readEmail(values);
      return async (context) => {
        requireBilling(context);
        const { id } = await getAccount(context.db, address);
        const { plan } = await releasePlan(context, id, actor);
        const text = `${address} now has the plan ${plan}.`;
        return { text, data: { done: text } };
      };
    },
  },
};

function toOutput(data: Schemas['BillingAccount'][]): CommandOutput {
  const rows = data.map(({ email, plan, planSource, subscription, failedPayments, customerId }) => [
    email,
    planSource === 'operator' ? `${plan} (set by you)` : plan,
    subscription?.plan ?? '',
    subscription?.status ?? 'none',
    subscription === null ? '' : formatInstant(subscription.startedAt),
    String(failedPayments),
    customerId ?? 'deleted at Stripe',
  ]);
  const columns = [
    { title: 'EMAIL', isWhole: true },
    ...toColumns('PLAN', 'SUBSCRIBED TO', 'STATUS', 'SINCE (UTC)'),
    { title: 'FAILED PAYMENTS', isNumber: true },
    ...toColumns('CUSTOMER'),
  ];
  return { table: { columns, rows }, data };
}

function toCounts(counts: Record<string, number>): CommandOutput {
  const rows = Object.entries(counts).map(([name, count]) => [name, String(count)]);
  return { table: { columns: [{ title: 'COUNT' }, { title: 'NUMBER', isNumber: true }], rows }, data: counts };
}
