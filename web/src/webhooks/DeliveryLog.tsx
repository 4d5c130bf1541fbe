import type { WebhookDeliveryStatus } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { Choice } from '../parts/Choice';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { usePages } from '../usePages';
import { DeliveryItem } from './DeliveryItem';
import { deliveryStatuses } from './eventTypes';
import { RedeliverSince } from './RedeliverSince';

interface Props {
  /** Id of the endpoint. */
  id: string;
  isActive: boolean;
  /** A changed version reloads the log. */
  version: number;
}

/** How often, and how many times, the log is read again while a first attempt is due. */
const poll = { ms: 2_000, max: 15 };

const statusOptions = Object.entries(deliveryStatuses).map(([status, { label }]): [string, string] => [status, label]);

/** The deliveries of the last 30 days with their attempts. It is read again until first attempts are made. */
export function DeliveryLog({ id, isActive, version }: Props) {
  const [status, setStatus] = useState('');
  const [reloads, setReloads] = useState(0);
  const { pages, failure, loading, retry, loadMore } = usePages(
    `deliveries ${id} ${status} ${version} ${reloads}`,
    (cursor) =>
      almanac.webhooks.deliveries({ id, ...(status && { status: status as WebhookDeliveryStatus }), ...cursor }),
  );
  const { busy, problem, run } = useAction();
  const [message, setMessage] = useState('');
  const deliveries = pages.flatMap((page) => page.deliveries);
  const isWaiting = deliveries.some(({ status, attempts }) => status === 'waiting' && attempts.length === 0);
  const reload = () => {
    clearResponseCache();
    setReloads((count) => count + 1);
  };
  useEffect(() => {
    if (!isWaiting || loading || reloads >= poll.max) return;
    const timer = setTimeout(reload, poll.ms);
    return () => clearTimeout(timer);
  }, [isWaiting, loading, reloads]);
  const redeliver = (action: () => Promise<string>) =>
    run(async () => {
      setMessage(await action());
      reload();
    });
  return (
    <section class="delivery-log" aria-label="Deliveries" aria-busy={loading}>
      <div class="delivery-controls">
        <Choice
          {...{ name: 'status', label: 'Status', value: status, options: statusOptions }}
          change={(changes) => setStatus(changes['status'] ?? '')}
        />
        <button type="button" class="quiet" disabled={loading} onClick={reload}>
          Refresh
        </button>
      </div>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {pages.length === 0 && failure === undefined && <Loading label="Loading the deliveries" />}
      {pages.length > 0 && deliveries.length === 0 && (
        <p class="fine">
          {status === '' ? 'Nothing was sent in the last 30 days.' : 'No deliveries with this status.'}
        </p>
      )}
      <ul class="deliveries">
        {deliveries.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            disabled={busy || !isActive}
            onRedeliver={() =>
              redeliver(async () => {
                await almanac.webhooks.redeliver({ id, deliveryId: delivery.id });
                return `${delivery.webhookId} is sent again.`;
              })
            }
          />
        ))}
      </ul>
      {loadMore && (
        <button type="button" class="quiet" disabled={loading} onClick={loadMore}>
          Show earlier deliveries
        </button>
      )}
      <RedeliverSince
        disabled={busy || !isActive}
        onRedeliver={(since) =>
          redeliver(async () => describeQueued(await almanac.webhooks.redeliverSince({ id, since })))
        }
      />
      <Problem text={problem} />
      <p class="fine" role="status">
        {message}
      </p>
    </section>
  );
}

function describeQueued({ queued, hasMore }: { queued: number; hasMore: boolean }): string {
  if (queued === 0) return 'There are no failed or skipped deliveries since then.';
  const text = `${queued.toLocaleString('en-US')} ${queued === 1 ? 'delivery is' : 'deliveries are'} sent again.`;
  return hasMore ? `${text} There are more: redeliver again.` : text;
}
