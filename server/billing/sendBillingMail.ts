import { canSendMail } from '../mail/mailer.js';
import type { Account } from '../store/accounts.js';
import type { BillingCustomer, StoredSubscription } from '../store/billingCustomers.js';
import type { BillingContext } from './billingContext.js';
import { findGraceEnd, isLive } from './decidePlan.js';
import { type BillingMailKind, buildBillingMail } from './mails.js';

interface Change {
  account: Account;
  before: Pick<BillingCustomer, 'subscription'>;
  subscription: StoredSubscription | null;
}

/** Mails the owner of an account what has changed in its subscription. The transaction that wrote the change decides, so that there is one mail. */
export function sendBillingMail({ config, mailer }: BillingContext, { account, before, subscription }: Change): void {
  const kind = findMailKind(before.subscription, subscription);
  const about = subscription ?? before.subscription;
  if (kind === undefined || about === null || !canSendMail(config) || account.emailVerifiedAt === null) return;
  const graceUntil = findGraceEnd(about, config.BILLING_GRACE_DAYS);
  mailer.send(
    buildBillingMail(kind, { to: account.email, publicUrl: config.PUBLIC_URL, subscription: about, graceUntil }),
  );
}

/** Returns what to tell about a change of a subscription; undefined if nothing. */
function findMailKind(
  before: StoredSubscription | null,
  after: StoredSubscription | null,
): BillingMailKind | undefined {
  const wasLive = before !== null && isLive(before);
  if (after === null || !isLive(after)) {
    if (!wasLive) return undefined;
    return after?.status === 'unpaid' ? 'paymentFailed' : 'ended';
  }
  if (after.status === 'past_due') return before?.status === 'past_due' ? undefined : 'paymentFailed';
  if (!wasLive) return 'subscribed';
  if (after.cancelAt !== null) return before.cancelAt === null ? 'ending' : undefined;
  const isSame =
    before.priceId === after.priceId && before.nextPlan === after.nextPlan && before.cancelAt === after.cancelAt;
  return isSame ? undefined : 'changed';
}
