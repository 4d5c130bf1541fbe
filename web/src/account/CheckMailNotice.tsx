import type { ComponentChildren } from 'preact';
import './account.css';

/** Tells the user to check for an email. `children` must not reveal whether the address has an account. */
export function CheckMailNotice({ children }: { children: ComponentChildren }) {
  return (
    <div class="page auth-page">
      <section class="card" role="status">
        <h1>Check your email</h1>
        <p>{children}</p>
      </section>
    </div>
  );
}
