import type { BillingAccount } from 'almanac-sdk';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { getPlanName } from '../billing/formatPrice';
import { formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { Records } from './Records';

/** Who subscribes to what since when, and whose payments failed. */
export function BillingSection() {
  const { data, failure, retry } = useCall('operator billing', () => almanac.admin.billing({ limit: 1_000 }));
  const { busy, problem, run } = useAction();
  const act = (action: (id: string) => Promise<unknown>, { accountId }: BillingAccount) =>
    run(async () => {
      await action(accountId);
      clearResponseCache();
      retry();
    });
  return (
    <section class="card">
      <h2>Billing</h2>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      <Problem text={problem} />
      {data && data.waitingEvents > 0 && <p>{data.waitingEvents} events of Stripe wait to be worked.</p>}
      {data && (
        <Records
          label="Subscriptions"
          rows={data.accounts}
          getKey={({ accountId }) => accountId}
          columns={[
            { title: 'Account', render: ({ email }) => email },
            { title: 'Plan', render: renderPlan },
            { title: 'Subscription', render: renderSubscription },
            { title: 'Since', render: ({ subscription }) => subscription && formatInstant(subscription.startedAt) },
            { title: 'Failed payments', render: renderFailures },
            {
              title: '',
              render: (row) => (
                <span class="row-actions">
                  <button
                    type="button"
                    class="quiet"
                    disabled={busy}
                    onClick={() => act((id) => almanac.admin.syncBilling({ id }), row)}
                  >
                    Sync<span class="visually-hidden"> {row.email}</span>
                  </button>
                  {row.planSource === 'operator' && row.plan !== 'enterprise' && (
                    <button
                      type="button"
                      class="quiet"
                      disabled={busy}
                      onClick={() => act((id) => almanac.admin.releasePlan({ id }), row)}
                    >
                      Release plan<span class="visually-hidden"> of {row.email}</span>
                    </button>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

function renderPlan({ plan, planSource }: BillingAccount) {
  return (
    <>
      {getPlanName(plan)}
      {planSource === 'operator' && <small class="fine">Set by the operator</small>}
    </>
  );
}

function renderSubscription({ subscription }: BillingAccount) {
  if (subscription === null) return 'None';
  const { plan, status } = subscription;
  const tone = status === 'active' || status === 'trialing' ? 'good' : status === 'canceled' ? '' : 'bad';
  return (
    <>
      {plan === null ? 'Unknown price' : getPlanName(plan)}{' '}
      <span class={`tag ${tone}`}>{status.replaceAll('_', ' ')}</span>
    </>
  );
}

function renderFailures({ failedPayments, lastFailedPaymentAt }: BillingAccount) {
  return (
    <>
      {failedPayments}
      {lastFailedPaymentAt && <small class="fine">Last: {formatInstant(lastFailedPaymentAt)}</small>}
    </>
  );
}
