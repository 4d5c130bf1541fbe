import { useEffect, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Loading } from '../parts/Loading';
import { useInitialFocus } from '../parts/useInitialFocus';
import { useCall } from '../useCall';
import { LinkFailure } from './LinkFailure';
import { readLinkToken } from './readLinkToken';
import { storeSignedIn, useSignedIn } from './signedIn';
import { takeNextPage } from './takeNextPage';
import './account.css';

/** Confirms the email address with the token of the mailed link, and signs the user in. */
export function VerifyEmailPage() {
  const [outcome, setOutcome] = useState<'pending' | { nextPage: string; isOwner: boolean } | { failure: unknown }>(
    'pending',
  );
  const [token] = useState(readLinkToken);
  const confirm = () => {
    setOutcome('pending');
    almanac.account.verifyEmail({ token }).then(
      ({ isOwner }) => {
        storeSignedIn(true);
        setOutcome({ nextPage: takeNextPage(''), isOwner });
      },
      (failure) => setOutcome({ failure }),
    );
  };
  useEffect(confirm, []);
  if (outcome === 'pending') return <Loading label="Confirming your email address" />;
  if ('failure' in outcome)
    return (
      <LinkFailure failure={outcome.failure} retry={confirm}>
        <UsedLinkAdvice />
      </LinkFailure>
    );
  return <AccountReady {...outcome} />;
}

/** A link that does not work has most often been used: the address is confirmed. Signing in before that mails a new link. */
function UsedLinkAdvice() {
  const signedIn = useSignedIn();
  const { data: account } = useCall(signedIn ? 'account' : '', () => almanac.account.get());
  if (account !== undefined)
    return (
      <p>
        You are signed in as <strong>{account.email}</strong>, so this address is confirmed.{' '}
        <a href="/">Go to the home page</a>
      </p>
    );
  return (
    <>
      <p>
        Your address may already be confirmed: then you can sign in. If it is not, signing in with your password mails
        you a new link.
      </p>
      <p class="actions">
        <a class="button primary" href="/sign-in">
          Sign in
        </a>
        <a href="/sign-up">Create an account</a>
      </p>
    </>
  );
}

function AccountReady({ nextPage, isOwner }: { nextPage: string; isOwner: boolean }) {
  const heading = useInitialFocus<HTMLHeadingElement>();
  return (
    <div class="page auth-page">
      <section class="card">
        <h1 ref={heading} tabIndex={-1}>
          Your account is ready
        </h1>
        <p>You can now use the library. Create an API key to read the data from your programs.</p>
        {isOwner && (
          <p>
            This account owns the server. You can <a href="/import">import data</a> and{' '}
            <a href="/operator">manage accounts and jobs</a>.
          </p>
        )}
        <p class="actions">
          {nextPage !== '' && (
            <a class="button primary" href={nextPage}>
              Open the page you came from
            </a>
          )}
          <a class={nextPage === '' ? 'button primary' : 'button'} href="/settings/keys">
            Create an API key
          </a>
          <a href="/">Go to the home page</a>
        </p>
      </section>
    </div>
  );
}
