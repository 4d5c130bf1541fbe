import type { BillingInterval, BillingPlan, BillingState, PaidPlan } from 'almanac-sdk';
import { useContext, useEffect } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useSignedIn } from '../account/signedIn';
import { almanac } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useParameters } from '../router';
import { NotFoundPage } from '../shell/NotFoundPage';
import { useCall } from '../useCall';
import { describeInterval, formatAmount, getPlanName } from './formatPrice';
import { listInclusions } from './listInclusions';
import { PlansForSaleContext } from './plansForSale';
import { useBillingAction } from './useBillingAction';
import './pricing.css';

const descriptions: Record<BillingPlan['plan'], string> = {
  free: 'To explore the library and for small projects.',
  starter: 'For dashboards and models that are updated every day.',
  pro: 'For applications and research with many series.',
  enterprise: 'For organizations, with limits as agreed.',
};

/** The plans with their prices and what they include. It exists only where plans are for sale. */
export function PricingPage() {
  return useContext(PlansForSaleContext) ? <Pricing /> : <NotFoundPage />;
}

function Pricing() {
  const [parameters, change] = useParameters();
  const interval: BillingInterval = parameters.get('interval') === 'year' ? 'year' : 'month';
  const signedIn = useSignedIn();
  const { data, failure, retry } = useCall('plans', () => almanac.billing.plans());
  const state = useCall(signedIn ? 'subscription' : '', () => almanac.billing.subscription()).data;
  const actions = useBillingAction();
  const ordered = parameters.get('checkout');
  const canOrder = signedIn && state?.canSubscribe === true && isPaidPlan(ordered) && !actions.busy;
  // After the sign-in, the checkout that the user chose before goes on.
  useEffect(() => {
    if (!canOrder || !isPaidPlan(ordered)) return;
    change({ checkout: '' }, { replace: true });
    void actions.startCheckout(ordered, interval);
  }, [canOrder]);
  if (failure !== undefined) return <Failure failure={failure} retry={retry} />;
  if (data === undefined) return <Loading label="Loading the plans" />;
  const choose = { interval, state, signedIn, actions };
  return (
    <div class="page pricing">
      <header class="pricing-head">
        <h1>Plans and prices</h1>
        <p>
          All plans read the same library. They differ in how much you can do.
          {data.trialDays > 0 && ` The first ${data.trialDays} days of your first plan are free.`}
        </p>
        <fieldset class="ranges">
          <legend class="visually-hidden">Payment</legend>
          {(['month', 'year'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === interval}
              onClick={() => change({ interval: one === 'year' ? one : '' }, { replace: true })}
            >
              {one === 'month' ? 'Monthly' : 'Yearly'}
            </button>
          ))}
        </fieldset>
        <Problem text={actions.problem} />
      </header>
      <ul class="plans">
        {data.plans.map((plan) => (
          <PlanCard key={plan.plan} plan={plan} {...choose} />
        ))}
      </ul>
      <p class="fine">
        Payments are made on pages of Stripe, and no card data reaches this server. You can cancel at any time; the plan
        then stays in force until the end of the paid period. A change to a larger plan applies at once, and you pay the
        difference. Taxes, if any, are added in the checkout.
      </p>
    </div>
  );
}

interface ChoiceProps {
  plan: BillingPlan;
  interval: BillingInterval;
  state: BillingState | undefined;
  signedIn: boolean;
  actions: ReturnType<typeof useBillingAction>;
}

function PlanCard(props: ChoiceProps) {
  const { plan, interval, state } = props;
  const price = plan.prices.find((one) => one.interval === interval);
  const isCurrent = state?.plan === plan.plan;
  return (
    <li class={isCurrent ? 'card plan current' : 'card plan'}>
      <div class="plan-title">
        <h2>{getPlanName(plan.plan)}</h2>
        {isCurrent && <span class="tag good">Your plan</span>}
      </div>
      <p class="fine">{descriptions[plan.plan]}</p>
      <p class="price">
        {plan.plan === 'free' && <strong>Free</strong>}
        {plan.plan === 'enterprise' && <strong>On request</strong>}
        {price && (
          <>
            <strong>{formatAmount(price)}</strong> <span>{describeInterval(interval)}</span>
          </>
        )}
        {isPaidPlan(plan.plan) && price === undefined && <span>Not on offer {describeInterval(interval)}</span>}
      </p>
      <PlanAction {...props} isOffered={price !== undefined} />
      <ul class="inclusions">
        {listInclusions(plan).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  );
}

function PlanAction({
  plan: { plan },
  interval,
  state,
  signedIn,
  actions,
  isOffered,
}: ChoiceProps & { isOffered: boolean }) {
  if (plan === 'enterprise') return <p class="plan-action fine">Contact the operator of this server.</p>;
  if (plan === 'free' && !signedIn) {
    return (
      <p class="plan-action">
        <a class="button" href="/sign-up">
          Sign up
        </a>
      </p>
    );
  }
  if (!isPaidPlan(plan) || !isOffered) return <p class="plan-action" />;
  const name = getPlanName(plan);
  if (!signedIn) {
    const next = `/pricing?checkout=${plan}${interval === 'year' ? '&interval=year' : ''}`;
    return (
      <p class="plan-action">
        <a class="button primary" href={`/sign-up?next=${encodeURIComponent(next)}`}>
          Choose {name}
        </a>
      </p>
    );
  }
  if (state === undefined) return <p class="plan-action" />;
  const { subscription } = state;
  if (state.planSource === 'operator') return <p class="plan-action fine">The operator has set your plan.</p>;
  if (subscription?.plan === plan && subscription.interval === interval && !state.canSubscribe) {
    return (
      <p class="plan-action">
        <a class="button" href="/settings/billing">
          Manage
        </a>
      </p>
    );
  }
  const start = state.canSubscribe ? actions.startCheckout : actions.changePlan;
  return (
    <p class="plan-action">
      <button type="button" class="primary" disabled={actions.busy} onClick={() => start(plan, interval)}>
        {state.canSubscribe ? `Choose ${name}` : `Change to ${name}`}
      </button>
    </p>
  );
}

function isPaidPlan(plan: string | null): plan is PaidPlan {
  return plan === 'starter' || plan === 'pro';
}
