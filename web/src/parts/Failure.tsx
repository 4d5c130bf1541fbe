import { AlmanacError, RateLimitError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  failure: unknown;
  retry(): void;
}

const signInCodes = new Set<string>(['missing_api_key', 'not_signed_in']);

/** Why something could not be shown, in the API's words, and what to do about it. */
export function Failure({ failure, retry }: Props) {
  if (failure instanceof AlmanacError && signInCodes.has(failure.code ?? '')) return <SignInPrompt />;
  if (failure instanceof RateLimitError && failure.retryAfterSeconds !== undefined) {
    return <RateLimitNotice seconds={failure.retryAfterSeconds} again={retry} />;
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
        <button type="button" onClick={retry}>
          Try again
        </button>
        <a href="/">To the library</a>
      </p>
      {failure instanceof AlmanacError && failure.status >= 500 && <p class="fine">Request {failure.requestId}</p>}
    </div>
  );
}

/** What asks for a session or a key, asked without. */
export function SignInPrompt() {
  const { pathname, search } = window.location;
  const next = encodeURIComponent(pathname + search);
  return (
    <div class="notice" role="alert">
      <h2>Sign in to {describePurpose(pathname)}</h2>
      <p>
        Everybody may have an account, free of charge: open one with an e-mail address, follow the link that is mailed
        to it, and the library is yours to read.
      </p>
      <p class="actions">
        <a class="button primary" href={`/sign-in?next=${next}`}>
          Sign in
        </a>
        <a class="button" href={`/sign-up?next=${next}`}>
          Open an account
        </a>
      </p>
    </div>
  );
}

function describePurpose(pathname: string): string {
  if (pathname.startsWith('/settings')) return 'see your settings';
  return pathname.startsWith('/forecasts') ? 'make a forecast' : 'see the data';
}

/** A limit is reached: counts the seconds down, and asks again by itself when they are over. */
function RateLimitNotice({ seconds, again: retry }: { seconds: number; again(): void }) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    if (secondsLeft <= 0) return retry();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, retry]);
  const wait = secondsLeft > 90 ? `${Math.ceil(secondsLeft / 60)} minutes` : `${secondsLeft} seconds`;
  return (
    <div class="notice" role="status">
      <h2>Too many requests</h2>
      <p>Your plan's limit is reached for the moment. This goes on by itself in {wait}.</p>
    </div>
  );
}
