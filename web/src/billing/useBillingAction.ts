import type { BillingInterval, PaidPlan } from 'almanac-sdk';
import { useAction } from '../account/useAction';
import { almanac } from '../almanac';

/** Opens pages of Stripe. They take the place of this page, and lead back to it. */
export function useBillingAction() {
  const { busy, problem, run } = useAction();
  const open = (getLink: () => Promise<{ url: string }>) =>
    run(async () => {
      window.location.assign((await getLink()).url);
    });
  return {
    busy,
    problem,
    startCheckout: (plan: PaidPlan, interval: BillingInterval) =>
      open(() => almanac.billing.checkout({ plan, interval })),
    changePlan: (plan: PaidPlan, interval: BillingInterval) =>
      open(() => almanac.billing.portal({ page: 'change', plan, interval })),
    openPortal: (page: 'overview' | 'payment' | 'cancel') => open(() => almanac.billing.portal({ page })),
  };
}
