import type { ComponentChildren } from 'preact';
import { useInitialFocus } from '../parts/useInitialFocus';
import './account.css';

/** Tells the user to check for an email. `children` must not reveal whether the address has an account. */
export function CheckMailNotice({ children }: { children: ComponentChildren }) {
  const heading = useInitialFocus<HTMLHeadingElement>();
  return (
    <div class="page auth-page">
      <section class="card" role="status">
        <h1 ref={heading} tabIndex={-1}>
          Check your email
        </h1>
        <p>{children}</p>
      </section>
    </div>
  );
}
