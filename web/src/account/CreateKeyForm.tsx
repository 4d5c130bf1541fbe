import type { Account, NewKey } from 'almanac-sdk';
import { almanac } from '../almanac';
import { Field, readForm } from './Field';
import { Problem } from './Problem';
import { useAction } from './useAction';

interface Props {
  account: Account;
  /** Number of active keys. */
  activeCount: number;
  onKeysChange(created: NewKey): void;
}

/** A form that creates an API key, unless the active key limit is reached. */
export function CreateKeyForm({ account, activeCount, onKeysChange }: Props) {
  const { busy, problem, run } = useAction();
  const create = (event: Event) => {
    const form = event.currentTarget as HTMLFormElement;
    const name = readForm(event)('name');
    return run(async () => {
      onKeysChange(await almanac.keys.create({ name }));
      form.reset();
    });
  };
  return (
    <>
      <h2>Create an API key</h2>
      <p>
        {activeCount} of {account.keyLimit} keys {activeCount === 1 ? 'is' : 'are'} active. Send a key in the{' '}
        <code>X-API-Key</code> header of each request.
      </p>
      {activeCount < account.keyLimit ? (
        <form class="line" onSubmit={create}>
          <Field label="Key name" name="name" autocomplete="off" />
          <button type="submit" class="primary" disabled={busy}>
            Create key
          </button>
        </form>
      ) : (
        <p>Active key limit reached. Revoke a key to create another one.</p>
      )}
      <Problem text={problem} />
    </>
  );
}
