import type { Account, WebhookWithSecret } from 'almanac-sdk';
import { useRef, useState } from 'preact/hooks';
import { almanac, clearResponseCache } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { WebhookCard } from './WebhookCard';
import { WebhookForm } from './WebhookForm';
import { WebhookSecret } from './WebhookSecret';
import './webhooks.css';

/** The webhook endpoints of the account, with their settings and deliveries. */
export function WebhooksSection({ account }: { account: Account }) {
  const { data, failure, retry } = useCall('webhooks', () => almanac.webhooks.list());
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<WebhookWithSecret>();
  const heading = useRef<HTMLHeadingElement>(null);
  const reload = (withSecret?: WebhookWithSecret) => {
    setCreated(withSecret);
    clearResponseCache();
    retry();
  };
  const webhooks = data?.webhooks ?? [];
  const isFull = webhooks.length >= account.maxWebhookEndpoints;
  return (
    <>
      <section class="card">
        <h2 ref={heading} tabIndex={-1}>
          Webhooks
        </h2>
        <p>
          A webhook sends <a href="/alerts">alerts</a> and changes of your watchlist to a URL of yours, or to Slack or
          Discord. {webhooks.length} of {account.maxWebhookEndpoints} {webhooks.length === 1 ? 'is' : 'are'} used, with{' '}
          {account.webhookDeliveriesPerDay.toLocaleString('en-US')} deliveries a day.
        </p>
        {failure !== undefined && <Failure failure={failure} retry={retry} />}
        {data === undefined && failure === undefined && <Loading label="Loading your webhooks" />}
        {data !== undefined && isFull && (
          <p class="fine">You have reached the limit of your plan. Delete a webhook to add another.</p>
        )}
        {data !== undefined && !isFull && !isAdding && (
          <button type="button" class="primary" onClick={() => setAdding(true)}>
            Add webhook
          </button>
        )}
        {isAdding && (
          <WebhookForm
            cancel={() => setAdding(false)}
            save={async (fields) => {
              const result = await almanac.webhooks.create(fields);
              setAdding(false);
              reload(result);
            }}
          />
        )}
      </section>
      {webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          onChange={reload}
          onDelete={() => {
            reload();
            // The focused button disappears: keyboard users continue from the heading.
            heading.current?.focus();
          }}
        >
          {created?.webhook.id === webhook.id && <WebhookSecret key={created.secret} created={created} />}
        </WebhookCard>
      ))}
    </>
  );
}
