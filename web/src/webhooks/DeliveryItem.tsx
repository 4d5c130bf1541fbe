import type { WebhookAttempt, WebhookDelivery } from 'almanac-sdk';
import { formatInstant } from '../format';
import { deliveryStatuses } from './eventTypes';

interface Props {
  delivery: WebhookDelivery;
  disabled: boolean;
  onRedeliver(): void;
}

/** One delivery, which opens to its attempts. */
export function DeliveryItem({ delivery, disabled, onRedeliver }: Props) {
  const { webhookId, eventType, status, createdAt, nextAttemptAt, attempts } = delivery;
  const { label, tone } = deliveryStatuses[status];
  const count = attempts.length;
  return (
    <li>
      <details>
        <summary>
          <span class={`tag ${tone}`}>{label}</span> <code>{eventType}</code>{' '}
          <span class="fine">
            {formatInstant(createdAt)}
            {count > 1 && ` · ${count} attempts`}
          </span>
        </summary>
        <p class="fine">
          Id <code>{webhookId}</code>
          {nextAttemptAt !== null && `. Next attempt: ${formatInstant(nextAttemptAt)}`}
        </p>
        <ol class="attempts">
          {attempts.toReversed().map((attempt) => (
            <Attempt key={attempt.at} attempt={attempt} />
          ))}
        </ol>
        {count === 0 && <p class="fine">No attempt yet.</p>}
        <button
          type="button"
          class="quiet"
          disabled={disabled}
          onClick={onRedeliver}
          aria-label={`Redeliver ${webhookId}`}
        >
          Redeliver
        </button>
      </details>
    </li>
  );
}

function Attempt({ attempt: { at, status, error, durationMs, response } }: { attempt: WebhookAttempt }) {
  const isAccepted = status !== null && status >= 200 && status < 300;
  return (
    <li>
      <span class={`tag ${isAccepted ? 'good' : 'bad'}`}>{status === null ? 'No response' : `HTTP ${status}`}</span>{' '}
      <span class="fine">
        <time dateTime={at}>{formatInstant(at)}</time>, {durationMs.toLocaleString('en-US')} ms
      </span>
      {error !== null && <p>{error}</p>}
      {response !== null && response !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        <section class="response" tabIndex={0} aria-label={`Response of ${formatInstant(at)}`}>
          <pre class="code">{response}</pre>
        </section>
      )}
    </li>
  );
}
