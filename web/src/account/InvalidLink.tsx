import { AlmanacError } from 'almanac-sdk';
import './account.css';

interface Props {
  failure: unknown;
  /** The page that requests a new link. */
  newLinkPath: string;
}

/** Tells why a mailed link does not work. */
export function InvalidLink({ failure, newLinkPath }: Props) {
  return (
    <div class="page auth-page">
      <section class="card">
        <h1>This link does not work</h1>
        <p role="alert">{describeFailure(failure)}</p>
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

/** A malformed token means that the link was copied incompletely. */
function describeFailure(failure: unknown): string {
  if (!(failure instanceof AlmanacError)) return 'The server could not be reached.';
  return failure.code === 'invalid_request'
    ? 'The link is incomplete. Copy the whole link from the email.'
    : failure.message;
}
