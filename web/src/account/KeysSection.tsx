import type { Account, KeyRecord, NewKey } from 'almanac-sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { almanac, clearResponseCache } from '../almanac';
import { refreshUnread } from '../notifications/unread';
import { CopyButton } from '../parts/CopyButton';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { Confirmation } from './Confirmation';
import { CreateKeyForm } from './CreateKeyForm';
import { KeyTable } from './KeyTable';
import { Problem } from './Problem';
import { useAction } from './useAction';

/** What rotating and revoking mean for whoever uses the key. */
const effects = {
  Rotate:
    'A new key of the same name and restrictions is made, and shown once. The present one is refused from that moment on, wherever it is used. This cannot be undone.',
  Revoke: 'The key is refused from that moment on, wherever it is used. This cannot be undone.',
};

/** The keys of the account: make, rotate, revoke. A key's value is shown once. */
export function KeysSection({ account }: { account: Account }) {
  const { data, failure, retry } = useCall('keys', () => almanac.keys.list());
  const { busy, problem, run } = useAction();
  const [createdKey, setCreatedKey] = useState<NewKey>();
  const [pendingAction, setPendingAction] = useState<{ act: keyof typeof effects; key: KeyRecord }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const onKeysChange = (created?: NewKey) => {
    setCreatedKey(created);
    clearResponseCache();
    retry();
    refreshUnread();
  };
  const handleDecision = (isConfirmed: boolean) => {
    setPendingAction(undefined);
    if (!isConfirmed || pendingAction === undefined) return;
    const { id } = pendingAction.key;
    run(async () => {
      if (pendingAction.act === 'Rotate') return onKeysChange(await almanac.keys.rotate({ id }));
      await almanac.keys.revoke({ id });
      onKeysChange();
      // The button goes away: who came by keyboard goes on from the heading.
      heading.current?.focus();
    });
  };
  const keys = data?.keys ?? [];
  return (
    <>
      <section class="card">
        <CreateKeyForm
          activeCount={keys.filter(({ revokedAt }) => revokedAt === null).length}
          {...{ account, onKeysChange }}
        />
        {createdKey !== undefined && <CreatedKey key={createdKey.key.id} createdKey={createdKey} />}
      </section>
      <section class="card">
        <h2 ref={heading} tabIndex={-1}>
          API Keys
        </h2>
        {failure !== undefined && <Failure failure={failure} retry={retry} />}
        <Problem text={problem} />
        <KeyTable
          keys={keys}
          busy={busy}
          onRotate={(key) => setPendingAction({ act: 'Rotate', key })}
          onRevoke={(key) => setPendingAction({ act: 'Revoke', key })}
        />
      </section>
      {pendingAction !== undefined && (
        <Confirmation
          title={`${pendingAction.act} the key “${pendingAction.key.name}”?`}
          confirmLabel={`${pendingAction.act} the key`}
          onDecision={handleDecision}
        >
          {effects[pendingAction.act]}
        </Confirmation>
      )}
    </>
  );
}

/** A key that was just made: led to, since it is seen this once. */
function CreatedKey({ createdKey: { key, value } }: { createdKey: NewKey }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="created-key" ref={box} tabIndex={-1} aria-label="The new key">
      <p>
        <strong>{key.name}</strong>: copy the key now. It is shown this once.
      </p>
      <p class="key-value">
        <code>{value}</code>
        <CopyButton text={value} label="the key" />
      </p>
    </section>
  );
}
