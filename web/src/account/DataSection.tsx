import { almanac } from '../almanac';
import { navigate } from '../router';
import { Field, readForm } from './Field';
import { Problem } from './Problem';
import { storeSignedIn } from './signedIn';
import { useAction } from './useAction';

/** All that is kept of one, to take along or to have removed. */
export function DataSection() {
  const { busy, problem, run } = useAction();
  const deleteAccount = (event: Event) => {
    const password = readForm(event)('password');
    return run(async () => {
      await almanac.account.delete({ passwordOnly: { password } });
      storeSignedIn(false);
      navigate('/sign-in?account=deleted');
    });
  };
  return (
    <>
      <section class="card">
        <h2>Take it along</h2>
        <p>Everything this server keeps of you, as one JSON file.</p>
        <p>
          <a class="button" href="/api/account/export" download="almanac-account.json">
            Export
          </a>
        </p>
      </section>
      <form class="card" onSubmit={deleteAccount}>
        <h2>Delete the account</h2>
        <p>
          Your keys stop working at once. It cannot be undone. The log of what was done with the account is final, and
          keeps from where it was signed in and the names of its keys.
        </p>
        <Field label="Password" name="password" type="password" autocomplete="current-password" />
        <Problem text={problem} />
        <button type="submit" class="danger" disabled={busy}>
          Delete my account
        </button>
      </form>
    </>
  );
}
