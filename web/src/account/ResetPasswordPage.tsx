import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { CheckMailNotice } from './CheckMailNotice';
import { Field, readForm } from './Field';
import { Problem } from './Problem';
import { useAction } from './useAction';
import './account.css';

/** Requests a reset link, or sets a new password if the address has the token of a reset link. */
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
  if (mailedTo !== undefined)
    return (
      <CheckMailNotice>
        If <strong>{mailedTo}</strong> has an account, we sent a link to it. Open the link to reset your password.
      </CheckMailNotice>
    );
  return (
    <div class="page auth-page">
      <form class="card" onSubmit={requestReset}>
        <h1>Reset your password</h1>
        <Field label="Email" name="email" type="email" autocomplete="username" />
        <Problem text={problem} />
        <button type="submit" class="primary" disabled={busy}>
          Send reset link
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
            Your password has been changed. <a href="/sign-in">Sign in</a>
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
              Set password
            </button>
          </>
        )}
      </form>
    </div>
  );
}
