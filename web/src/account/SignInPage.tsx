import { almanac } from '../almanac';
import { go } from '../router';
import { Field, filledIn } from './Field';
import { Problem } from './Problem';
import { nextPage, noteSignedIn } from './signedIn';
import { useAction } from './useAction';
import './account.css';

/** Opens a session. */
export function SignInPage() {
  const { busy, problem, run } = useAction();
  const signIn = (event: Event) => {
    const filled = filledIn(event);
    return run(async () => {
      await almanac.account.signIn({ signIn: { email: filled('email'), password: filled('password') } });
      noteSignedIn(true);
      go(nextPage(), { replace: true });
    });
  };
  return (
    <div class="page entry">
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
