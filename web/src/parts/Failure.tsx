import { AlmanacError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  failure: unknown;
  again(): void;
}

const signInCodes = new Set<string>(['missing_api_key', 'not_signed_in']);

/** Why something could not be shown, in the API's words, and what to do about it. */
export function Failure({ failure, again }: Props) {
  if (failure instanceof AlmanacError && signInCodes.has(failure.code ?? '')) return <SignInFirst />;
  if (failure instanceof AlmanacError && failure.retryAfterSeconds !== undefined) {
    return <WaitFirst seconds={failure.retryAfterSeconds} again={again} />;
  }
  return (
    <div class="notice" role="alert">
      <h2>{failure instanceof AlmanacError && failure.status < 500 ? 'Not available' : 'That did not work'}</h2>
      <p>{failure instanceof AlmanacError ? failure.message : 'The server could not be reached.'}</p>
      {failure instanceof AlmanacError && failure.suggestions.length > 0 && (
        <p>
          Near to it:{' '}
          {failure.suggestions.map((slug) => (
            <a key={slug} class="pill" href={`/indicators/${slug}`}>
              {slug}
            </a>
          ))}
        </p>
      )}
      <p class="actions">
        <button type="button" onClick={again}>
          Try again
        </button>
        <a href="/">To the library</a>
      </p>
      {failure instanceof AlmanacError && failure.status >= 500 && <p class="fine">Request {failure.requestId}</p>}
    </div>
  );
}

function SignInFirst() {
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  return (
    <div class="notice" role="alert">
      <h2>Sign in to see the data</h2>
      <p>The library is open to every account, and an account is free.</p>
      <p class="actions">
        <a class="button" href={`/sign-in?next=${next}`}>
          Sign in
        </a>
        <a href={`/sign-up?next=${next}`}>Open an account</a>
      </p>
    </div>
  );
}

/** A limit is reached: counts the seconds down, and asks again by itself when they are over. */
function WaitFirst({ seconds, again }: { seconds: number; again(): void }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return again();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, again]);
  const wait = left > 90 ? `${Math.ceil(left / 60)} minutes` : `${left} seconds`;
  return (
    <div class="notice" role="status">
      <h2>Too many requests</h2>
      <p>Your plan's limit is reached for the moment. This goes on by itself in {wait}.</p>
    </div>
  );
}
