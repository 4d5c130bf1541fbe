import type { Account, BillingState, Subscription } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { almanac, clearResponseCache } from '../almanac';
import { formatDay } from '../format';
import { Failure } from '../parts/Failure';
import { TableFrame } from '../parts/TableFrame';
import { navigate } from '../router';
import { useCall } from '../useCall';
import { describeStatus } from './describeStatus';
import { formatAmount, getPlanName } from './formatPrice';
import { useBillingAction } from './useBillingAction';
import './billing.css';

/** The plan, what is used of it, the payments and the invoices. */
export function BillingSection({ account }: { account: Account }) {
  const isReturning = useReturn();
  const { data, failure, retry } = useCall(isReturning ? '' : 'subscription', () => almanac.billing.subscription());
  if (failure !== undefined) return <Failure failure={failure} retry={retry} />;
  if (isReturning || data === undefined) return <p role="status">Reading your subscription …</p>;
  return (
    <>
      <PlanCard state={data} account={account} />
      <Invoices />
    </>
  );
}

/** After a visit of Stripe, reads the state from there before it is shown. Returns whether that is not done yet. */
function useReturn(): boolean {
  const [isReturning, setIsReturning] = useState(() => new URLSearchParams(window.location.search).has('from'));
  useEffect(() => {
    if (!isReturning) return;
    // If Stripe does not respond, the stored state is shown, and the event of Stripe follows.
    almanac.billing
      .sync()
      .catch(() => undefined)
      .then(() => {
        clearResponseCache();
        navigate('/settings/billing', { replace: true });
        setIsReturning(false);
      });
  }, [isReturning]);
  return isReturning;
}

function PlanCard({ state, account }: { state: BillingState; account: Account }) {
  const { subscription } = state;
  const { busy, problem, openPortal } = useBillingAction();
  const status = describeStatus(state);
  const isRunning = subscription !== null && !state.canSubscribe;
  return (
    <section class="card billing-plan">
      <div class="card-head">
        <h2>{getPlanName(state.plan)} plan</h2>
        {status.tag && <span class={`tag ${status.tone}`}>{status.tag}</span>}
      </div>
      {status.text !== '' && <p class={status.tone === 'bad' ? 'problem' : undefined}>{status.text}</p>}
      {isRunning && <Payments subscription={subscription} />}
      <Used account={account} />
      <Problem text={problem} />
      <p class="actions">
        {subscription?.status === 'past_due' && (
          <button type="button" class="primary" disabled={busy} onClick={() => openPortal('payment')}>
            Update payment method
          </button>
        )}
        {state.planSource === 'subscription' && (
          <a class={subscription?.status === 'past_due' ? 'button' : 'button primary'} href="/pricing">
            {isRunning ? 'Change plan' : 'Choose a plan'}
          </a>
        )}
        {subscription !== null && (
          <button type="button" disabled={busy} onClick={() => openPortal('overview')}>
            {subscription.cancelAt === null ? 'Payment details' : 'Resume subscription'}
          </button>
        )}
        {isRunning && subscription.cancelAt === null && (
          <button type="button" class="danger" disabled={busy} onClick={() => openPortal('cancel')}>
            Cancel subscription
          </button>
        )}
      </p>
    </section>
  );
}

function Payments({ subscription }: { subscription: Subscription }) {
  const { interval, startedAt, periodEnd, cancelAt, trialEnd, nextPayment, nextPlan } = subscription;
  const facts: [string, string | null][] = [
    ['Paid', interval === null ? null : interval === 'month' ? 'Monthly' : 'Yearly'],
    ['Since', formatTime(startedAt)],
    ['Free trial until', subscription.status === 'trialing' ? formatTime(trialEnd) : null],
    [cancelAt === null ? 'Renews on' : 'Ends on', formatTime(cancelAt ?? periodEnd)],
    ['Next payment', nextPayment && cancelAt === null ? formatAmount(nextPayment) : null],
    ['Next plan', nextPlan && getPlanName(nextPlan)],
  ];
  return (
    <dl class="facts">
      {facts.map(
        ([title, value]) =>
          value !== null && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The requests of today against the limits in force. */
function Used({ account }: { account: Account }) {
  const { data } = useCall('usage', () => almanac.account.usage({ days: 30 }));
  if (data === undefined) return null;
  const used = data.days.reduce(
    (last, day) => (day.day > last.day ? day : last),
    data.days[0] ?? { day: '', requests: 0 },
  );
  return (
    <div class="billing-usage">
      <p>
        Today: <strong>{used.requests.toLocaleString('en-US')}</strong> of {data.limitPerDay.toLocaleString('en-US')}{' '}
        requests. Up to {account.limitPerMinute.toLocaleString('en-US')} per minute and key.{' '}
        <a href="/settings/usage">All days</a>
      </p>
      <progress value={used.requests} max={data.limitPerDay} aria-label="Daily limit used" />
    </div>
  );
}

function Invoices() {
  const { data, failure, retry } = useCall('invoices', () => almanac.billing.invoices());
  if (failure !== undefined) return <Failure failure={failure} retry={retry} />;
  if (data === undefined || data.count === 0) return null;
  return (
    <section class="card">
      <h2>Invoices</h2>
      <TableFrame label="Invoices" columns={['Date', { number: 'Amount' }, 'Status', 'Document', 'Number']}>
        {data.invoices.map(({ number, createdAt, total, status, url, pdf }) => (
          <tr key={number ?? createdAt}>
            <th scope="row">{formatTime(createdAt)}</th>
            <td class="number">{formatAmount(total)}</td>
            <td>
              <span class={`tag ${status === 'paid' ? 'good' : status === 'open' ? 'bad' : ''}`}>{status}</span>
            </td>
            <td>
              {status === 'open' && url !== null ? <a href={url}>Pay</a> : pdf !== null && <a href={pdf}>PDF</a>}
              <span class="visually-hidden"> of invoice {number}</span>
            </td>
            <td>{number}</td>
          </tr>
        ))}
      </TableFrame>
    </section>
  );
}

function formatTime(time: string | null): string | null {
  return time === null ? null : formatDay(time.slice(0, 10));
}
