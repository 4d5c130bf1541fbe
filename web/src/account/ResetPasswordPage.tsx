import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { CheckMailNotice } from './CheckMailNotice';
import { Field, readForm } from './Field';
import { Problem } from './Problem';
import { useAction } from './useAction';
import './account.css';

/** Without a token, asks for the mail; with the one of the mailed link, sets the new password. */
export function ResetPasswordPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  return token === '' ? <RequestResetForm /> : <SetPasswordForm token={token} />;
}

function RequestResetForm() {
  const { busy, problem, run } = useAction();
  const [mailedTo, setMailedTo] = useState<string>();
  const requestReset = (event: Event) => {
    const email = readForm(event)('email');
    return run(async () => {
      await almanac.account.requestPasswordReset({ emailOnly: { email } });
      setMailedTo(email);
    });
  };
  if (mailedTo !== undefined) return <CheckMailNotice email={mailedTo} subject="the link for a new password" />;
  return (
    <div class="page auth-page">
      <form class="card" onSubmit={requestReset}>
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

function SetPasswordForm({ token }: { token: string }) {
  const { busy, problem, run } = useAction();
  const [done, setDone] = useState(false);
  const resetPassword = (event: Event) => {
    const password = readForm(event)('password');
    return run(async () => {
      await almanac.account.resetPassword({ passwordReset: { token, password } });
      setDone(true);
    });
  };
  return (
    <div class="page auth-page">
      <form class="card" onSubmit={resetPassword}>
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
              minLength={12}
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
