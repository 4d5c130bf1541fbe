import { AlmanacError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Loading } from '../parts/Loading';
import { storeSignedIn } from './signedIn';
import './account.css';

/** Confirms the email address with the token of the mailed link, and signs the user in. */
export function VerifyEmailPage() {
  const [outcome, setOutcome] = useState<'pending' | 'confirmed' | string>('pending');
  useEffect(() => {
    const token = window.location.hash.slice(1);
    // Removes the token from the browser history.
    window.history.replaceState(null, '', window.location.pathname);
    almanac.account.verifyEmail({ tokenOnly: { token } }).then(
      () => {
        storeSignedIn(true);
        setOutcome('confirmed');
      },
      (failure) => setOutcome(describeFailure(failure)),
    );
  }, []);
  if (outcome === 'pending') return <Loading label="Confirming your email address" />;
  return (
    <div class="page auth-page">
      <section class="card">
        {outcome === 'confirmed' ? (
          <>
            <h1>Your account is ready</h1>
            <p>You can now use the library. Create an API key to read the data from your programs.</p>
            <p class="actions">
              <a class="button primary" href="/settings/keys">
                Create an API key
              </a>
              <a href="/">Go to the library</a>
            </p>
          </>
        ) : (
          <>
            <h1>This link does not work</h1>
            <p role="alert">{outcome}</p>
            <p>
              <a href="/sign-up">Request a new link</a>
            </p>
          </>
        )}
      </section>
    </div>
  );
}

/** Describes why the address could not be confirmed. A malformed token means that the link was copied incompletely. */
function describeFailure(failure: unknown): string {
  if (!(failure instanceof AlmanacError)) return 'The server could not be reached.';
  return failure.code === 'invalid_request'
    ? 'The link is incomplete. Copy the whole link from the email.'
    : failure.message;
}
