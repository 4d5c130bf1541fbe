import type { Webhook, WebhookWithSecret } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Confirmation } from '../account/Confirmation';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac } from '../almanac';
import { DeliveryLog } from './DeliveryLog';
import { formatLabels } from './eventTypes';
import { WebhookForm } from './WebhookForm';
import { WebhookState } from './WebhookState';

interface Props {
  webhook: Webhook;
  /** Called after a change, with the secret if there is a new one. */
  onChange(withSecret?: WebhookWithSecret): void;
  onDelete(): void;
  /** The secret, after it was created. */
  children: ComponentChildren;
}

type Action = 'Rotate' | 'Delete';

const confirmations: Record<Action, { title: string; label: string; effect: string }> = {
  Rotate: {
    title: 'Rotate the secret?',
    label: 'Rotate secret',
    effect:
      'A new secret is created and shown once. For 24 hours, requests are signed with both, so that you can change your program.',
  },
  Delete: {
    title: 'Delete the webhook?',
    label: 'Delete webhook',
    effect: 'Deliveries that wait are not sent, and the log is deleted. This cannot be undone.',
  },
};

/** One endpoint: its state, its actions and its deliveries. */
export function WebhookCard({ webhook, onChange, onDelete, children }: Props) {
  const { id, url, description, format, status } = webhook;
  const { busy, problem, run } = useAction();
  const [isEditing, setEditing] = useState(false);
  const [pending, setPending] = useState<Action>();
  const [logVersion, setLogVersion] = useState<number>();
  const titleId = useId();
  const isActive = status === 'active';
  const handleDecision = (isConfirmed: boolean) => {
    setPending(undefined);
    if (!isConfirmed) return;
    return run(async () => {
      if (pending === 'Rotate') return onChange(await almanac.webhooks.rotateSecret({ id }));
      await almanac.webhooks.delete({ id });
      onDelete();
    });
  };
  const toggle = () =>
    run(async () => {
      await almanac.webhooks.update({ id, status: isActive ? 'paused' : 'active' });
      onChange();
    });
  const sendTest = () =>
    run(async () => {
      await almanac.webhooks.test({ id });
      setLogVersion((version = 0) => version + 1);
    });
  return (
    <section class="card webhook" aria-labelledby={titleId}>
      <h2 id={titleId}>{description || new URL(url).hostname}</h2>
      <p class="webhook-url">
        <code>{url}</code> <span class="tag">{formatLabels[format].label}</span>
      </p>
      <WebhookState webhook={webhook} />
      {children}
      {isEditing ? (
        <WebhookForm
          webhook={webhook}
          cancel={() => setEditing(false)}
          save={async (fields) => {
            const { eventTypes } = fields;
            await almanac.webhooks.update({ id, url: fields.url, description: fields.description, eventTypes });
            setEditing(false);
            onChange();
          }}
        />
      ) : (
        <p class="webhook-actions">
          <button type="button" class="quiet" disabled={busy || !isActive} onClick={sendTest}>
            Send test event
          </button>
          <button type="button" class="quiet" disabled={busy} onClick={() => setEditing(true)}>
            Edit
          </button>
          <button type="button" class="quiet" disabled={busy} onClick={toggle}>
            {isActive ? 'Pause' : status === 'paused' ? 'Resume' : 'Enable again'}
          </button>
          {format === 'standard' && (
            <button type="button" class="quiet" disabled={busy} onClick={() => setPending('Rotate')}>
              Rotate secret
            </button>
          )}
          <button type="button" class="quiet danger" disabled={busy} onClick={() => setPending('Delete')}>
            Delete
          </button>
        </p>
      )}
      <Problem text={problem} />
      <button
        type="button"
        class="link"
        aria-expanded={logVersion !== undefined}
        onClick={() => setLogVersion(logVersion === undefined ? 0 : undefined)}
      >
        {logVersion === undefined ? 'Show deliveries' : 'Hide deliveries'}
      </button>
      {logVersion !== undefined && <DeliveryLog id={id} isActive={isActive} version={logVersion} />}
      {pending !== undefined && (
        <Confirmation
          title={confirmations[pending].title}
          confirmLabel={confirmations[pending].label}
          onDecision={handleDecision}
        >
          {confirmations[pending].effect}
        </Confirmation>
      )}
    </section>
  );
}
