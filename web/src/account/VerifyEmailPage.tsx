import { useEffect, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Loading } from '../parts/Loading';
import { LinkFailure } from './LinkFailure';
import { readLinkToken } from './readLinkToken';
import { storeSignedIn } from './signedIn';
import { takeNextPage } from './takeNextPage';
import './account.css';

/** Confirms the email address with the token of the mailed link, and signs the user in. */
export function VerifyEmailPage() {
  const [outcome, setOutcome] = useState<'pending' | { nextPage: string } | { failure: unknown }>('pending');
  const [token] = useState(readLinkToken);
  const confirm = () => {
    setOutcome('pending');
    almanac.account.verifyEmail({ tokenOnly: { token } }).then(
      () => {
        storeSignedIn(true);
        setOutcome({ nextPage: takeNextPage('') });
      },
      (failure) => setOutcome({ failure }),
    );
  };
  useEffect(confirm, []);
  if (outcome === 'pending') return <Loading label="Confirming your email address" />;
  if ('failure' in outcome) return <LinkFailure failure={outcome.failure} newLinkPath="/sign-up" retry={confirm} />;
  return (
    <div class="page auth-page">
      <section class="card">
        <h1>Your account is ready</h1>
        <p>You can now use the library. Create an API key to read the data from your programs.</p>
        <p class="actions">
          {outcome.nextPage !== '' && (
            <a class="button primary" href={outcome.nextPage}>
              Open the page you came from
            </a>
          )}
          <a class={outcome.nextPage === '' ? 'button primary' : 'button'} href="/settings/keys">
            Create an API key
          </a>
          <a href="/">Go to the library</a>
        </p>
      </section>
    </div>
  );
}
