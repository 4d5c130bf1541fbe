import type { Webhook } from 'almanac-sdk';
import { formatInstant } from '../format';

const statuses: Record<Webhook['status'], { label: string; tone: string }> = {
  active: { label: 'Active', tone: 'good' },
  paused: { label: 'Paused', tone: 'warn' },
  disabled: { label: 'Disabled', tone: 'bad' },
};

/** The status of an endpoint, what it takes, and what it waits for. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { label, tone } = statuses[webhook.status];
  return (
    <>
      <p class="webhook-types">
        <span class={`tag ${tone}`}>{label}</span>
        {webhook.eventTypes.map((type) => (
          <code key={type} class="tag">
            {type}
          </code>
        ))}
      </p>
      {listRemarks(webhook).map((remark) => (
        <p key={remark} class="remark">
          {remark}
        </p>
      ))}
    </>
  );
}

function listRemarks({ status, disabledReason, failingSince, heldUntil, previousSecretUntil }: Webhook): string[] {
  return [
    disabledReason === 'gone' && 'Disabled, because the endpoint answered 410. Events are skipped until you enable it.',
    disabledReason === 'failing' &&
      'Disabled, because it failed for five days. Events are skipped until you enable it.',
    status === 'paused' && 'Events are skipped while it is paused. You can redeliver them later.',
    status === 'active' && failingSince !== null && `Attempts have failed since ${formatInstant(failingSince)}.`,
    heldUntil !== null && `Nothing is sent before ${formatInstant(heldUntil)}.`,
    previousSecretUntil !== null &&
      `The earlier secret is valid until ${formatInstant(previousSecretUntil)}. Change your program before then.`,
  ].filter((remark) => remark !== false);
}
