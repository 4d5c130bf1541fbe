import { AlmanacError } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { Failure } from '../parts/Failure';
import { useInitialFocus } from '../parts/useInitialFocus';
import './account.css';

interface Props {
  failure: unknown;
  retry(): void;
  /** What to do about a link that does not work. */
  children: ComponentChildren;
}

/** Tells why a mailed link could not be used: it does not work, or the server could not check it. */
export function LinkFailure({ failure, retry, children }: Props) {
  if (!isInvalidLink(failure)) return <Failure failure={failure} retry={retry} />;
  return <InvalidLink failure={failure}>{children}</InvalidLink>;
}

function InvalidLink({ failure, children }: { failure: AlmanacError; children: ComponentChildren }) {
  const heading = useInitialFocus<HTMLHeadingElement>();
  return (
    <div class="page auth-page">
      <section class="card">
        <h1 ref={heading} tabIndex={-1}>
          This link does not work
        </h1>
        <p role="alert">
          {failure.code === 'invalid_request'
            ? 'The link is incomplete. Copy the whole link from the email.'
            : 'This link was already used, has expired, or was replaced by a newer one.'}
        </p>
        {children}
      </section>
    </div>
  );
}

/** Leads to the page that requests a new link. */
export function NewLink({ path }: { path: string }) {
  return (
    <p>
      {/* With a target, the browser loads the page anew even if it is the current one. */}
      <a href={path} target="_self">
        Request a new link
      </a>
    </p>
  );
}

/** Whether the server checked the link. A malformed token means that the link was copied incompletely. */
export function isInvalidLink(failure: unknown): failure is AlmanacError {
  return failure instanceof AlmanacError && (failure.status === 400 || failure.status === 404);
}
