import { AlmanacError, RateLimitError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { SignInPrompt } from './SignInPrompt';

interface Props {
  failure: unknown;
  retry(): void;
}

const signInCodes = new Set<string>(['missing_api_key', 'not_signed_in']);

/** Why something could not be shown, in the API's words, and what to do about it. */
export function Failure({ failure, retry }: Props) {
  if (failure instanceof AlmanacError && signInCodes.has(failure.code ?? '')) return <SignInPrompt />;
  if (failure instanceof RateLimitError && failure.retryAfterSeconds !== undefined) {
    return <RateLimitNotice seconds={failure.retryAfterSeconds} retry={retry} />;
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

/** A limit is reached: counts the seconds down, and asks again by itself when they are over. */
function RateLimitNotice({ seconds, retry }: { seconds: number; retry(): void }) {
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
