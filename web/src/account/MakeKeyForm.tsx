import type { Account, NewKey } from 'almanac-sdk';
import { almanac } from '../almanac';
import { Field, filledIn } from './Field';
import { Problem } from './Problem';
import { useAction } from './useAction';

interface Props {
  account: Account;
  /** How many keys are active. */
  active: number;
  noteChange(made: NewKey): void;
}

/** Makes a key, as long as the account may have another. */
export function MakeKeyForm({ account, active, noteChange }: Props) {
  const { busy, problem, run } = useAction();
  const create = (event: Event) => {
    const form = event.currentTarget as HTMLFormElement;
    const name = filledIn(event)('name');
    return run(async () => {
      noteChange(await almanac.keys.create({ keyName: { name } }));
      form.reset();
    });
  };
  return (
    <>
      <h2>Make a key</h2>
      <p>
        {active} of {account.keyLimit} keys are active. Send one as <code>X-API-Key</code> with every call.
      </p>
      {active < account.keyLimit ? (
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
