import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { listRows, type Table } from './rows.js';

/** A subscription as it was last read from Stripe. */
export interface StoredSubscription {
  id: string;
  status: Schemas['SubscriptionStatus'];
  /** Null if its price is none of the settings. */
  plan: Schemas['PaidPlan'] | null;
  priceId: string;
  interval: Schemas['BillingInterval'] | null;
  startedAt: string;
  periodEnd: string | null;
  cancelAt: string | null;
  trialEnd: string | null;
  pastDueSince: string | null;
  nextPlan: Schemas['PaidPlan'] | null;
  nextPayment: Schemas['BillingAmount'] | null;
}

/** An account that is, or was, a customer at Stripe. */
export interface BillingCustomer {
  accountId: string;
  /** Null after the customer was deleted at Stripe. */
  customerId: string | null;
  createdAt: string;
  /** How many customers and checkouts were created before, which is part of idempotency keys. */
  customers: number;
  checkouts: number;
  /** The latest checkout, until it ends. */
  checkoutId: string | null;
  checkoutPrice: string | null;
  checkoutExpiresAt: string | null;
  /** Number of the fetch that was written last. */
  fetchWritten: number;
  syncedAt: string | null;
  failedPayments: number;
  lastFailedPaymentAt: string | null;
  subscription: StoredSubscription | null;
}

const billingCustomers: Table<BillingCustomer> = {
  name: 'billing_customers',
  columns: {
    accountId: 'account_id',
    customerId: 'customer_id',
    createdAt: 'created_at',
    customers: 'customers',
    checkouts: 'checkouts',
    checkoutId: 'checkout_id',
    checkoutPrice: 'checkout_price',
    checkoutExpiresAt: 'checkout_expires_at',
    fetchWritten: 'fetch_written',
    syncedAt: 'synced_at',
    failedPayments: 'failed_payments',
    lastFailedPaymentAt: 'last_failed_payment_at',
    subscription: 'subscription',
  },
  json: ['subscription'],
};

const table = billingCustomers.name;

/** Returns the customer of an account. */
export async function findCustomer(db: Knex, accountId: string): Promise<BillingCustomer | undefined> {
  return (await listRows(db, billingCustomers, (query) => query.where({ account_id: accountId })))[0];
}

/** Returns the customer with this id at Stripe. */
export async function findCustomerById(db: Knex, customerId: string): Promise<BillingCustomer | undefined> {
  return (await listRows(db, billingCustomers, (query) => query.where({ customer_id: customerId })))[0];
}

/** Lists up to `limit` customers that are known at Stripe, in the order of their accounts, after an account. */
export async function listCustomersAfter(db: Knex, accountId: string, limit: number): Promise<BillingCustomer[]> {
  return listRows(db, billingCustomers, (query) =>
    query.where('account_id', '>', accountId).whereNotNull('customer_id').orderBy('account_id').limit(limit),
  );
}

/** Lists customers, latest first, perhaps only those whose subscription has a status. */
export async function listCustomers(
  db: Knex,
  { status, offset, limit }: { status?: string | undefined; offset: number; limit: number },
): Promise<BillingCustomer[]> {
  return listRows(db, billingCustomers, (query) => {
    if (status !== undefined) query.where({ status });
    return query
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'account_id', order: 'asc' },
      ])
      .offset(offset)
      .limit(limit);
  });
}

/** Counts customers by the status of their subscription. */
export async function countByStatus(db: Knex): Promise<{ status: string; count: number }[]> {
  const rows: { status: string; count: number }[] = await db(table)
    .whereNotNull('status')
    .groupBy('status')
    .select('status')
    .count({ count: '*' });
  return rows.map(({ status, count }) => ({ status, count: Number(count) }));
}

/** Stores an account as one that is about to become a customer, unless it is stored. */
export async function insertCustomer(db: Knex, accountId: string, at: string): Promise<void> {
  const counters = { customers: 0, checkouts: 0, fetch_started: 0, fetch_written: 0, failed_payments: 0 };
  await db(table)
    .insert({ account_id: accountId, created_at: at, subscription: 'null', ...counters })
    .onConflict('account_id')
    .ignore();
}

/** Stores the id of a customer that was created as the one with this number. Another process may have stored the same. */
export async function storeCustomerId(
  db: Knex,
  { accountId, customers }: Pick<BillingCustomer, 'accountId' | 'customers'>,
  customerId: string,
): Promise<void> {
  await db(table).where({ account_id: accountId, customers }).update({ customer_id: customerId });
}

/** Forgets a customer that was deleted at Stripe, and its checkout. */
export async function forgetCustomerId(db: Knex, accountId: string, customerId: string): Promise<void> {
  await db(table)
    .where({ account_id: accountId, customer_id: customerId })
    .update({ customer_id: null, checkout_id: null, customers: db.raw('customers + 1') });
}

/** Stores a checkout that was created as the one with this number. Another process may have stored the same. */
export async function storeCheckout(
  db: Knex,
  { accountId, checkouts }: Pick<BillingCustomer, 'accountId' | 'checkouts'>,
  checkout: { id: string; price: string; expiresAt: string },
): Promise<void> {
  await db(table)
    .where({ account_id: accountId, checkouts })
    .update({
      ...{ checkout_id: checkout.id, checkout_price: checkout.price, checkout_expires_at: checkout.expiresAt },
      checkouts: checkouts + 1,
    });
}

/**
 * Numbers a fetch of a customer's state, before it starts. A fetch with a higher number started after every fetch with a lower
 * number was numbered. Returns undefined if the customer does not exist any more.
 */
export async function numberFetch(db: Knex, accountId: string, customerId: string): Promise<number | undefined> {
  const rows: { fetch_started: number }[] = await db(table)
    .where({ account_id: accountId, customer_id: customerId })
    .update({ fetch_started: db.raw('fetch_started + 1') })
    .returning('fetch_started');
  return rows[0]?.fetch_started;
}

/** Writes the state of a fetch. The account must be locked, so that states are written one after another. */
export async function writeFetched(
  trx: Knex.Transaction,
  accountId: string,
  { number, subscription, at }: { number: number; subscription: StoredSubscription | null; at: string },
): Promise<void> {
  await trx(table)
    .where({ account_id: accountId })
    .update({
      ...{ subscription: JSON.stringify(subscription), status: subscription?.status ?? null },
      ...{ fetch_written: number, synced_at: at },
    });
}

/** Counts a failed payment that Stripe has reported. */
export async function countFailedPayment(trx: Knex.Transaction, customerId: string, at: string): Promise<void> {
  await trx(table)
    .where({ customer_id: customerId })
    .update({ failed_payments: trx.raw('failed_payments + 1'), last_failed_payment_at: at });
}
