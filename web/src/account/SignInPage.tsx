import { AlmanacError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Loading } from '../parts/Loading';
import { go } from '../router';
import { Field, filledIn } from './Field';
import { Problem } from './Problem';
import { nextPage, noteSignedIn, useSignedIn } from './signedIn';
import { useAction } from './useAction';
import './account.css';

/** Opens a session. */
export function SignInPage() {
  const isAsking = useLeadOn();
  const { busy, problem, run } = useAction();
  const signIn = (event: Event) => {
    const filled = filledIn(event);
    return run(async () => {
      await almanac.account.signIn({ signIn: { email: filled('email'), password: filled('password') } });
      noteSignedIn(true);
      go(nextPage('/'), { replace: true });
    });
  };
  if (isAsking) return <Loading what="Looking whether you are signed in" />;
  const isDeleted = new URLSearchParams(window.location.search).get('account') === 'deleted';
  return (
    <div class="page entry">
      {isDeleted && (
        <p class="done" role="status">
          Your account is deleted, with its keys and everything else that was kept of it.
        </p>
      )}
      <form class="card" onSubmit={signIn}>
        <h1>Sign in</h1>
        <Field label="E-mail" name="email" type="email" autocomplete="username" />
        <Field label="Password" name="password" type="password" autocomplete="current-password" />
        <Problem text={problem} />
        <button type="submit" class="primary" disabled={busy}>
          Sign in
        </button>
        <p class="fine">
          <a href="/reset-password">Forgotten the password?</a> ·{' '}
          <a href={`/sign-up${window.location.search}`}>Open an account</a>
        </p>
      </form>
    </div>
  );
}

/** Leads on whoever is signed in already. True until the server, which alone knows, has said. */
function useLeadOn(): boolean {
  const signedIn = useSignedIn();
  const [isAsking, setIsAsking] = useState(signedIn);
  useEffect(() => {
    if (!signedIn) return;
    almanac.account.get().then(
      () => go(nextPage('/settings'), { replace: true }),
      (failure) => {
        if (failure instanceof AlmanacError && failure.status === 401) noteSignedIn(false);
        setIsAsking(false);
      },
    );
  }, []);
  return isAsking;
}
