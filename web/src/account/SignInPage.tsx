import { AlmanacError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Loading } from '../parts/Loading';
import { navigate } from '../router';
import { Field, readForm } from './Field';
import { Problem } from './Problem';
import { storeSignedIn, useSignedIn } from './signedIn';
import { storeNextPage, takeNextPage } from './takeNextPage';
import { useAction } from './useAction';
import './account.css';

/** The sign-in form. */
export function SignInPage() {
  const isChecking = useSignedInRedirect();
  useEffect(storeNextPage, []);
  const { busy, problem, run } = useAction();
  const signIn = (event: Event) => {
    const getValue = readForm(event);
    return run(async () => {
      await almanac.account.signIn({ email: getValue('email'), password: getValue('password') });
      storeSignedIn(true);
      navigate(takeNextPage('/'), { replace: true });
    });
  };
  if (isChecking) return <Loading label="Checking your session" />;
  const { search, hash } = window.location;
  const isDeleted = new URLSearchParams(search).get('account') === 'deleted';
  return (
    <div class="page auth-page">
      {isDeleted && (
        <p class="success" role="status">
          Your account, its keys and its data have been deleted.
        </p>
      )}
      <form class="card" onSubmit={signIn}>
        <h1>Sign in</h1>
        <Field label="Email" name="email" type="email" autocomplete="username" />
        <Field label="Password" name="password" type="password" autocomplete="current-password" />
        <Problem text={problem} />
        <button type="submit" class="primary" disabled={busy}>
          Sign in
        </button>
        <p class="fine">
          <a href="/reset-password">Forgot your password?</a> · <a href="/sign-in-link">Sign in by mail</a> ·{' '}
          <a href={`/sign-up${search}${hash}`}>Create an account</a>
        </p>
      </form>
    </div>
  );
}

/** Redirects a user who is already signed in. Returns true until the server has confirmed whether there is a session. */
function useSignedInRedirect(): boolean {
  const signedIn = useSignedIn();
  const [isChecking, setIsChecking] = useState(signedIn);
  useEffect(() => {
    if (!signedIn) return;
    almanac.account.get().then(
      () => navigate(takeNextPage('/settings'), { replace: true }),
      (failure) => {
        if (failure instanceof AlmanacError && failure.status === 401) storeSignedIn(false);
        setIsChecking(false);
      },
    );
  }, []);
  return isChecking;
}
