import type { Account, KeyRecord, NewKey } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac, forgetAnswers } from '../almanac';
import { CopyButton } from '../parts/CopyButton';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { Field, filledIn } from './Field';
import { KeyTable } from './KeyTable';
import { Problem } from './Problem';
import { useAction } from './useAction';

/** The keys of the account: make, rotate, revoke. A key's value is shown once. */
export function KeysSection({ account }: { account: Account }) {
  const { data, failure, again } = useCall('keys', () => almanac.keys.list());
  const { busy, problem, run } = useAction();
  const [fresh, setFresh] = useState<NewKey>();
  const change = (act: () => Promise<NewKey | undefined>) =>
    run(async () => {
      const made = await act();
      setFresh(made);
      forgetAnswers();
      again();
    });
  const create = (event: Event) => {
    const form = event.currentTarget as HTMLFormElement;
    const name = filledIn(event)('name');
    return change(async () => {
      const made = await almanac.keys.create({ keyName: { name } });
      form.reset();
      return made;
    });
  };
  const keys = data?.keys ?? [];
  const active = keys.filter(({ revokedAt }) => revokedAt === null);
  return (
    <>
      <form class="card" onSubmit={create}>
        <h2>Make a key</h2>
        <p>
          {active.length} of {account.keyLimit} keys are active. Send one as <code>X-API-Key</code> with every call.
        </p>
        <div class="line">
          <Field label="What is it for?" name="name" autocomplete="off" />
          <button type="submit" class="primary" disabled={busy}>
            Make the key
          </button>
        </div>
        <Problem text={problem} />
        {fresh !== undefined && <FreshKey made={fresh} />}
      </form>
      <section class="card">
        <h2>API Keys</h2>
        {failure !== undefined && <Failure failure={failure} again={again} />}
        <KeyTable
          keys={keys}
          busy={busy}
          onRotate={({ id }: KeyRecord) => change(() => almanac.keys.rotate({ id }))}
          onRevoke={({ id }: KeyRecord) =>
            change(async () => {
              await almanac.keys.revoke({ id });
              return undefined;
            })
          }
        />
      </section>
    </>
  );
}

function FreshKey({ made }: { made: NewKey }) {
  return (
    <div class="fresh-key" role="status">
      <p>
        <strong>{made.key.name}</strong>: copy the key now. It is shown this once.
      </p>
      <p class="key-value">
        <code>{made.value}</code>
        <CopyButton text={made.value} label="the key" />
      </p>
    </div>
  );
}
