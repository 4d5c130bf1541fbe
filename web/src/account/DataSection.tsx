import { almanac } from '../almanac';
import { navigate } from '../router';
import { Field, readForm } from './Field';
import { Problem } from './Problem';
import { storeSignedIn } from './signedIn';
import { useAction } from './useAction';

/** Exports or deletes the data of the account. */
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
        <h2>Export your data</h2>
        <p>All data that this server stores about you, as one JSON file.</p>
        <p>
          <a class="button" href="/api/account/export" download="almanac-account.json">
            Export
          </a>
        </p>
      </section>
      <form class="card" onSubmit={deleteAccount}>
        <h2>Delete your account</h2>
        <p>
          Your keys stop working immediately, and your private forecasts and their share links are deleted. This cannot
          be undone. The audit log is kept; it contains the IP addresses of your sign-ins, the names of your keys and
          the cache keys of forecasts that you shared.
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
