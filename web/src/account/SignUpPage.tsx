import { useEffect, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { CheckMailNotice } from './CheckMailNotice';
import { ConfirmationLinkNotice } from './ConfirmationLinkNotice';
import { Field, newPasswordNote, readForm } from './Field';
import { Problem } from './Problem';
import { storeNextPage } from './takeNextPage';
import { useAction } from './useAction';
import './account.css';

/** The sign-up form. The account is active once the mailed link has been opened. */
export function SignUpPage() {
  const { busy, problem, run } = useAction();
  const [sent, setSent] = useState<{ email: string; link: string | undefined }>();
  useEffect(storeNextPage, []);
  const signUp = (event: Event) => {
    const getValue = readForm(event);
    const email = getValue('email');
    return run(async () => {
      const signUp = { email, password: getValue('password'), name: getValue('name') };
      const { confirmationLink } = await almanac.account.signUp(signUp);
      setSent({ email, link: confirmationLink });
    });
  };
  if (sent?.link !== undefined) return <ConfirmationLinkNotice email={sent.email} link={sent.link} />;
  if (sent !== undefined)
    return (
      <CheckMailNotice>
        We sent a link to <strong>{sent.email}</strong>. Open it to activate your account.
      </CheckMailNotice>
    );
  const { search, hash } = window.location;
  return (
    <div class="page auth-page">
      <form class="card" onSubmit={signUp}>
        <h1>Create an account</h1>
        <p class="fine">Free plan: 20 requests per minute, 500 per day.</p>
        <Field label="Name (optional)" name="name" autocomplete="name" required={false} />
        <Field label="Email" name="email" type="email" autocomplete="username" />
        <Field
          label="Password"
          name="password"
          type="password"
          autocomplete="new-password"
          minLength={12}
          note={newPasswordNote}
        />
        <Problem text={problem} />
        <button type="submit" class="primary" disabled={busy}>
          Create account
        </button>
        <p class="fine">
          Already have an account? <a href={`/sign-in${search}${hash}`}>Sign in</a>
        </p>
      </form>
    </div>
  );
}
