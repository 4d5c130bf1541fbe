import { AlmanacError } from 'almanac-sdk';
import { Failure } from '../parts/Failure';
import { useInitialFocus } from '../parts/useInitialFocus';
import './account.css';

interface Props {
  failure: unknown;
  /** The page that requests a new link. */
  newLinkPath: string;
  retry(): void;
}

/** Tells why a mailed link could not be used: it does not work, or the server could not check it. */
export function LinkFailure({ failure, newLinkPath, retry }: Props) {
  if (!isInvalidLink(failure)) return <Failure failure={failure} retry={retry} />;
  return <InvalidLink failure={failure} newLinkPath={newLinkPath} />;
}

function InvalidLink({ failure, newLinkPath }: { failure: AlmanacError; newLinkPath: string }) {
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
            : failure.message}
        </p>
        <p>
          {/* With a target, the browser loads the page anew even if it is the current one. */}
          <a href={newLinkPath} target="_self">
            Request a new link
          </a>
        </p>
      </section>
    </div>
  );
}

/** Whether the server checked the link. A malformed token means that the link was copied incompletely. */
export function isInvalidLink(failure: unknown): failure is AlmanacError {
  return failure instanceof AlmanacError && (failure.status === 400 || failure.status === 404);
}
