import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Field, filledIn } from './Field';
import { Problem } from './Problem';
import { LookIntoMail } from './SignUpPage';
import { useAction } from './useAction';
import './account.css';

/** Without a token, asks for the mail; with the one of the mailed link, sets the new password. */
export function ResetPasswordPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  return token === '' ? <AskForMail /> : <SetPassword token={token} />;
}

function AskForMail() {
  const { busy, problem, run } = useAction();
  const [mailed, setMailed] = useState<string>();
  const ask = (event: Event) => {
    const email = filledIn(event)('email');
    return run(async () => {
      await almanac.account.requestPasswordReset({ emailOnly: { email } });
      setMailed(email);
    });
  };
  if (mailed !== undefined) return <LookIntoMail email={mailed} what="the link for a new password" />;
  return (
    <div class="page entry">
      <form class="card" onSubmit={ask}>
        <h1>Set a new password</h1>
        <Field label="E-mail" name="email" type="email" autocomplete="username" />
        <Problem text={problem} />
        <button type="submit" class="primary" disabled={busy}>
          Send me a link
        </button>
      </form>
    </div>
  );
}

function SetPassword({ token }: { token: string }) {
  const { busy, problem, run } = useAction();
  const [done, setDone] = useState(false);
  const set = (event: Event) => {
    const password = filledIn(event)('password');
    return run(async () => {
      await almanac.account.resetPassword({ passwordReset: { token, password } });
      setDone(true);
    });
  };
  return (
    <div class="page entry">
      <form class="card" onSubmit={set}>
        <h1>Set a new password</h1>
        {done ? (
          <p role="status">
            The password is set. <a href="/sign-in">Sign in</a>
          </p>
        ) : (
          <>
            <Field
              label="New password"
              name="password"
              type="password"
              autocomplete="new-password"
              least={12}
              note="At least 12 characters."
            />
            <Problem text={problem} />
            <button type="submit" class="primary" disabled={busy}>
              Set the password
            </button>
          </>
        )}
      </form>
    </div>
  );
}
