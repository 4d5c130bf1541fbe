import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { navigate } from '../router';
import { CheckMailNotice } from './CheckMailNotice';
import { Field, readForm } from './Field';
import { isInvalidLink, LinkFailure, NewLink } from './LinkFailure';
import { Problem } from './Problem';
import { readLinkToken } from './readLinkToken';
import { storeSignedIn } from './signedIn';
import { takeNextPage } from './takeNextPage';
import { useAction } from './useAction';
import './account.css';

/** Requests a sign-in link, or signs in if the address has the token of one. */
export function SignInLinkPage() {
  const [token] = useState(readLinkToken);
  return token === '' ? <RequestLinkForm /> : <ConfirmSignIn token={token} />;
}

function RequestLinkForm() {
  const { busy, problem, run } = useAction();
  const [mailedTo, setMailedTo] = useState<string>();
  const requestLink = (event: Event) => {
    const email = readForm(event)('email');
    return run(async () => {
      await almanac.account.requestSignInLink({ email });
      setMailedTo(email);
    });
  };
  if (mailedTo !== undefined)
    return (
      <CheckMailNotice>
        If <strong>{mailedTo}</strong> has an account, we sent a link to it. Open the link within 15 minutes to sign in.
      </CheckMailNotice>
    );
  return (
    <div class="page auth-page">
      <form class="card" onSubmit={requestLink}>
        <h1>Sign in by mail</h1>
        <p>We mail you a link that signs you in once, without your password.</p>
        <Field label="Email" name="email" type="email" autocomplete="username" />
        <Problem text={problem} />
        <button type="submit" class="primary" disabled={busy}>
          Send sign-in link
        </button>
        <p class="fine">
          <a href="/sign-in">Sign in with your password</a>
        </p>
      </form>
    </div>
  );
}

/** Signs in with a click, because programs that check mail for harmful links open them and would use up the link. */
function ConfirmSignIn({ token }: { token: string }) {
  const { busy, failure, problem, run } = useAction();
  const signIn = () =>
    run(async () => {
      await almanac.account.signInWithLink({ token });
      storeSignedIn(true);
      navigate(takeNextPage('/'), { replace: true });
    });
  if (isInvalidLink(failure))
    return (
      <LinkFailure failure={failure} retry={signIn}>
        <NewLink path="/sign-in-link" />
      </LinkFailure>
    );
  return (
    <div class="page auth-page">
      <section class="card">
        <h1>Sign in</h1>
        <Problem text={problem} />
        <button type="button" class="primary" disabled={busy} onClick={signIn}>
          Sign in to Almanac
        </button>
      </section>
    </div>
  );
}
