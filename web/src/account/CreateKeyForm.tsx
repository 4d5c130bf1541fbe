import type { Account, NewKey } from 'almanac-sdk';
import { almanac } from '../almanac';
import { Field, readForm } from './Field';
import { Problem } from './Problem';
import { useAction } from './useAction';

interface Props {
  account: Account;
  /** How many keys are active. */
  activeCount: number;
  onKeysChange(created: NewKey): void;
}

/** Makes a key, as long as the account may have another. */
export function CreateKeyForm({ account, activeCount, onKeysChange }: Props) {
  const { busy, problem, run } = useAction();
  const create = (event: Event) => {
    const form = event.currentTarget as HTMLFormElement;
    const name = readForm(event)('name');
    return run(async () => {
      onKeysChange(await almanac.keys.create({ keyName: { name } }));
      form.reset();
    });
  };
  return (
    <>
      <h2>Make a key</h2>
      <p>
        {activeCount} of {account.keyLimit} keys are active. Send one as <code>X-API-Key</code> with every call.
      </p>
      {activeCount < account.keyLimit ? (
        <form class="line" onSubmit={create}>
          <Field label="What is it for?" name="name" autocomplete="off" />
          <button type="submit" class="primary" disabled={busy}>
            Make the key
          </button>
        </form>
      ) : (
        <p>These are as many as you may have: revoke one to make another.</p>
      )}
      <Problem text={problem} />
    </>
  );
}
