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

/** The effects of rotating and revoking a key. */
const effects = {
  Rotate:
    'A new key with the same name and restrictions is created and shown once. The current key stops working immediately. This cannot be undone.',
  Revoke: 'The key stops working immediately. This cannot be undone.',
};

/** Creates, lists, rotates and revokes the API keys of the account. The value of a key is shown once. */
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
      // The focused button disappears: keyboard users continue from the heading.
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
          API keys
        </h2>
        {failure !== undefined && <Failure failure={failure} retry={retry} />}
        <Problem text={problem} />
        {account.plan !== 'enterprise' && keys.some(isRestricted) && (
          <p class="fine">
            Some of your keys are restricted to scopes or IP addresses. These restrictions stay in force on every plan.
            To call without them, create a new key and revoke the restricted one.
          </p>
        )}
        <KeyTable
          keys={keys}
          busy={busy}
          onRotate={(key) => setPendingAction({ act: 'Rotate', key })}
          onRevoke={(key) => setPendingAction({ act: 'Revoke', key })}
        />
      </section>
      {pendingAction !== undefined && (
        <Confirmation
          title={`${pendingAction.act} key “${pendingAction.key.name}”?`}
          confirmLabel={`${pendingAction.act} key`}
          onDecision={handleDecision}
        >
          {effects[pendingAction.act]}
        </Confirmation>
      )}
    </>
  );
}

/** Whether a key is active and restricted, as set by the operator for an Enterprise account. */
function isRestricted({ revokedAt, scopes, allowedAddresses }: KeyRecord): boolean {
  return revokedAt === null && (scopes !== null || allowedAddresses !== null);
}

/** A key that was just created. It takes the focus, because its value is shown only once. */
function CreatedKey({ createdKey: { key, value } }: { createdKey: NewKey }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="created-key" ref={box} tabIndex={-1} aria-label="New key">
      <p>
        <strong>{key.name}</strong>: copy the key now. It is not shown again.
      </p>
      <p class="key-value">
        <code>{value}</code>
        <CopyButton text={value} label="key" />
      </p>
    </section>
  );
}
