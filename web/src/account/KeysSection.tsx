import type { Account, KeyRecord, NewKey } from 'almanac-sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { almanac, forgetAnswers } from '../almanac';
import { recountUnread } from '../notifications/unread';
import { CopyButton } from '../parts/CopyButton';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { Confirmation } from './Confirmation';
import { KeyTable } from './KeyTable';
import { MakeKeyForm } from './MakeKeyForm';
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
  const { data, failure, again } = useCall('keys', () => almanac.keys.list());
  const { busy, problem, run } = useAction();
  const [fresh, setFresh] = useState<NewKey>();
  const [asked, setAsked] = useState<{ act: keyof typeof effects; key: KeyRecord }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const noteChange = (made?: NewKey) => {
    setFresh(made);
    forgetAnswers();
    again();
    recountUnread();
  };
  const answer = (isConfirmed: boolean) => {
    setAsked(undefined);
    if (!isConfirmed || asked === undefined) return;
    const { id } = asked.key;
    run(async () => {
      if (asked.act === 'Rotate') return noteChange(await almanac.keys.rotate({ id }));
      await almanac.keys.revoke({ id });
      noteChange();
      // The button goes away: who came by keyboard goes on from the heading.
      heading.current?.focus();
    });
  };
  const keys = data?.keys ?? [];
  return (
    <>
      <section class="card">
        <MakeKeyForm active={keys.filter(({ revokedAt }) => revokedAt === null).length} {...{ account, noteChange }} />
        {fresh !== undefined && <FreshKey key={fresh.key.id} made={fresh} />}
      </section>
      <section class="card">
        <h2 ref={heading} tabIndex={-1}>
          API Keys
        </h2>
        {failure !== undefined && <Failure failure={failure} again={again} />}
        <Problem text={problem} />
        <KeyTable
          keys={keys}
          busy={busy}
          onRotate={(key) => setAsked({ act: 'Rotate', key })}
          onRevoke={(key) => setAsked({ act: 'Revoke', key })}
        />
      </section>
      {asked !== undefined && (
        <Confirmation
          question={`${asked.act} the key “${asked.key.name}”?`}
          act={`${asked.act} the key`}
          onAnswer={answer}
        >
          {effects[asked.act]}
        </Confirmation>
      )}
    </>
  );
}

/** A key that was just made: led to, since it is seen this once. */
function FreshKey({ made }: { made: NewKey }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="fresh-key" ref={box} tabIndex={-1} aria-label="The new key">
      <p>
        <strong>{made.key.name}</strong>: copy the key now. It is shown this once.
      </p>
      <p class="key-value">
        <code>{made.value}</code>
        <CopyButton text={made.value} label="the key" />
      </p>
    </section>
  );
}
