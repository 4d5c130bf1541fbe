import { ApiError, invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { findCustomer } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import type { ExistingCustomer } from './ensureCustomer.js';
import { findPrice } from './findPrice.js';
import { isRunning } from './isRunning.js';
import { type PortalPage, UnknownObject } from './paymentService.js';

/**
 * Returns the address of a page of the customer portal. Stripe refuses the page of a change that is not possible, such as the cancellation of
 * a subscription that is canceled: the overview, which shows the state, opens then. Throws no_subscription, plan_not_offered or
 * billing_unavailable.
 */
export async function openPortal(
  context: BillingContext,
  accountId: string,
  visit: Schemas['PortalVisit'],
): Promise<string> {
  const { db, billing, now } = context;
  const customer = await findCustomer(db, accountId);
  if (customer === undefined || customer.customerId === null) throw new ApiError('no_subscription');
  const { customerId } = customer;
  const prices = await billing.prices.list(now());
  const page = await findPage(context, { ...customer, customerId }, visit);
  const open = (one: PortalPage) => billing.payments.openPortal(customerId, one, prices);
  return open(page)
    .catch((failure) => {
      if (failure instanceof UnknownObject && page.page !== 'overview') return open({ page: 'overview' });
      throw failure;
    })
    .catch((failure) => {
      throw failure instanceof UnknownObject ? new ApiError('no_subscription', { cause: failure }) : failure;
    });
}

async function findPage(
  context: BillingContext,
  { customerId, subscription }: ExistingCustomer,
  { page = 'overview', plan, interval }: Schemas['PortalVisit'],
): Promise<PortalPage> {
  if (page === 'overview' || page === 'payment') return { page };
  if (!isRunning(subscription)) throw new ApiError('no_subscription');
  const { id: subscriptionId } = subscription;
  if (page === 'cancel') return { page, subscriptionId };
  if (plan === undefined) throw invalidRequest([{ field: 'plan', problem: 'is required to change the plan' }]);
  if (interval === undefined) throw invalidRequest([{ field: 'interval', problem: 'is required to change the plan' }]);
  const price = await findPrice(context, { plan, interval });
  const fetched = await context.billing.payments.listSubscriptions(customerId);
  const current = fetched.find(({ id }) => id === subscriptionId);
  if (current === undefined) throw new ApiError('no_subscription');
  return { page, subscriptionId, itemId: current.itemId, priceId: price.id };
}
