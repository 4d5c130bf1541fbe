import { useInitialFocus } from '../parts/useInitialFocus';
import './account.css';

/** Shows the link that activates an account, which a development server without a mail server returns. */
export function ConfirmationLinkNotice({ email, link }: { email: string; link: string }) {
  const anchor = useInitialFocus<HTMLAnchorElement>();
  // The session belongs to the host of this page, which may be another name of the machine than in the link.
  const { pathname, hash } = new URL(link);
  return (
    <div class="page auth-page">
      <section class="card">
        <h1>Confirm your email address</h1>
        <p>
          This development server sends no mail. It has printed the mail to <strong>{email}</strong> in its output. You
          can also open the link here:
        </p>
        <p>
          <a ref={anchor} class="button primary" href={pathname + hash}>
            Activate the account
          </a>
        </p>
      </section>
    </div>
  );
}
