import { useContext } from 'preact/hooks';
import { useSignedIn } from '../account/signedIn';
import { almanac } from '../almanac';
import { useCall } from '../useCall';
import { describeStatus } from './describeStatus';
import { PlansForSaleContext } from './plansForSale';
import './billing.css';

/** States on every page that a payment has failed, and what to do. */
export function BillingBanner({ path }: { path: string }) {
  const sellsPlans = useContext(PlansForSaleContext);
  const signedIn = useSignedIn();
  const isNeeded = sellsPlans && signedIn && path !== '/settings/billing';
  const { data } = useCall(isNeeded ? 'subscription' : '', () => almanac.billing.subscription());
  if (!isNeeded || data === undefined) return null;
  const { tone, text } = describeStatus(data);
  if (tone !== 'bad') return null;
  return (
    <section class="billing-banner" aria-label="Payment">
      <p role="status">
        {text} <a href="/settings/billing">Open billing</a>
      </p>
    </section>
  );
}
