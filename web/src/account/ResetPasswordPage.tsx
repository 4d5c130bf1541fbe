import type { PasswordResetCheck } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { CheckMailNotice } from './CheckMailNotice';
import { Field, newPasswordNote, readForm } from './Field';
import { KeysChoice, toKeysChoice } from './KeysChoice';
import { LinkFailure, NewLink } from './LinkFailure';
import { Problem } from './Problem';
import { readLinkToken } from './readLinkToken';
import { useAction } from './useAction';
import './account.css';

/** Requests a reset link, or sets a new password if the address has the token of a reset link. */
export function ResetPasswordPage() {
  const [token] = useState(readLinkToken);
  return token === '' ? <RequestResetForm /> : <SetPasswordForm token={token} />;
}

function RequestResetForm() {
  const { busy, problem, run } = useAction();
  const [mailedTo, setMailedTo] = useState<string>();
  const requestReset = (event: Event) => {
    const email = readForm(event)('email');
    return run(async () => {
      await almanac.account.requestPasswordReset({ email });
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
  const [done, setDone] = useState<'keep' | 'revoke'>();
  const { data, failure, retry } = useCall(`reset ${token}`, () => almanac.account.checkPasswordReset({ token }));
  const resetPassword = (event: Event) => {
    const getValue = readForm(event);
    return run(async () => {
      const keys = toKeysChoice(getValue('keys'));
      await almanac.account.resetPassword({ token, password: getValue('password'), keys });
      setDone(keys);
    });
  };
  if (failure !== undefined)
    return (
      <LinkFailure failure={failure} retry={retry}>
        <NewLink path="/reset-password" />
      </LinkFailure>
    );
  if (data === undefined) return <Loading label="Checking the link" />;
  return (
    <div class="page auth-page">
      <form class="card" onSubmit={resetPassword}>
        <h1>Set a new password</h1>
        {done !== undefined ? (
          <p role="status">
            Your password has been changed.{done === 'revoke' && ` ${describeRevoked(data)}`}{' '}
            <a href="/sign-in">Sign in</a>
          </p>
        ) : (
          <>
            <Field
              label="New password"
              name="password"
              type="password"
              autocomplete="new-password"
              minLength={12}
              note={newPasswordNote}
            />
            <KeysChoice active={data} />
            <p class="fine">All sessions are signed out.</p>
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

function describeRevoked({ activeKeys, activeShareLinks }: PasswordResetCheck): string {
  const keys = `${activeKeys} API ${activeKeys === 1 ? 'key' : 'keys'}`;
  const links = `${activeShareLinks} share ${activeShareLinks === 1 ? 'link' : 'links'}`;
  return `${keys} and ${links} no longer work.`;
}
