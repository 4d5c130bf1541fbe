import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { CheckMailNotice } from './CheckMailNotice';
import { Field, readForm } from './Field';
import { Problem } from './Problem';
import { useAction } from './useAction';
import './account.css';

/** Asks for an account; the link in the mail opens it. */
export function SignUpPage() {
  const { busy, problem, run } = useAction();
  const [mailedTo, setMailedTo] = useState<string>();
  const signUp = (event: Event) => {
    const getValue = readForm(event);
    const email = getValue('email');
    return run(async () => {
      await almanac.account.signUp({ signUp: { email, password: getValue('password'), name: getValue('name') } });
      setMailedTo(email);
    });
  };
  if (mailedTo !== undefined) return <CheckMailNotice email={mailedTo} subject="the link that opens your account" />;
  return (
    <div class="page auth-page">
      <form class="card" onSubmit={signUp}>
        <h1>Open an account</h1>
        <p class="fine">It is free: 20 requests a minute, 500 a day.</p>
        <Field label="Name (if you like)" name="name" autocomplete="name" required={false} />
        <Field label="E-mail" name="email" type="email" autocomplete="username" />
        <Field
          label="Password"
          name="password"
          type="password"
          autocomplete="new-password"
          minLength={12}
          note="At least 12 characters; long is better than odd."
        />
        <Problem text={problem} />
        <button type="submit" class="primary" disabled={busy}>
          Open the account
        </button>
        <p class="fine">
          You have one? <a href={`/sign-in${window.location.search}`}>Sign in</a>
        </p>
      </form>
    </div>
  );
}
