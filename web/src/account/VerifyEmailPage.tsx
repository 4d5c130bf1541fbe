import { AlmanacError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Loading } from '../parts/Loading';
import { storeSignedIn } from './signedIn';
import './account.css';

/** Where the mailed link leads: confirms the address, and signs its owner in. */
export function VerifyEmailPage() {
  const [outcome, setOutcome] = useState<'asking' | 'confirmed' | string>('asking');
  useEffect(() => {
    const token = window.location.hash.slice(1);
    // The token has done its work: it need not stand in the history.
    window.history.replaceState(null, '', window.location.pathname);
    almanac.account.verifyEmail({ tokenOnly: { token } }).then(
      () => {
        storeSignedIn(true);
        setOutcome('confirmed');
      },
      (failure) => setOutcome(describeFailure(failure)),
    );
  }, []);
  if (outcome === 'asking') return <Loading label="Confirming your address" />;
  return (
    <div class="page auth-page">
      <section class="card">
        {outcome === 'confirmed' ? (
          <>
            <h1>Your account is open</h1>
            <p>The library is yours to read. For your programs, make a key.</p>
            <p class="actions">
              <a class="button primary" href="/settings/keys">
                Make a key
              </a>
              <a href="/">To the library</a>
            </p>
          </>
        ) : (
          <>
            <h1>The link does not work</h1>
            <p role="alert">{outcome}</p>
            <p>
              <a href="/sign-up">Ask for another</a>
            </p>
          </>
        )}
      </section>
    </div>
  );
}

/** Why the address could not be confirmed. A token that is not of the right form is a link that was not copied whole. */
function describeFailure(failure: unknown): string {
  if (!(failure instanceof AlmanacError)) return 'The server could not be reached.';
  return failure.code === 'invalid_request'
    ? 'The link is not complete. Copy all of it from the mail.'
    : failure.message;
}
