import { AlmanacError, RateLimitError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { SignInPrompt } from './SignInPrompt';

interface Props {
  failure: unknown;
  retry(): void;
}

const signInCodes = new Set<string>(['missing_api_key', 'not_signed_in']);

/** Shows why a call failed, in the words of the API, and what to do about it. */
export function Failure({ failure, retry }: Props) {
  if (failure instanceof AlmanacError && signInCodes.has(failure.code ?? '')) return <SignInPrompt />;
  if (failure instanceof RateLimitError && failure.retryAfterSeconds !== undefined) {
    return <RateLimitNotice seconds={failure.retryAfterSeconds} retry={retry} />;
  }
  return (
    <div class="notice" role="alert">
      <h2>{failure instanceof AlmanacError && failure.status < 500 ? 'Not available' : 'Something went wrong'}</h2>
      <p>{failure instanceof AlmanacError ? failure.message : 'The server could not be reached.'}</p>
      {failure instanceof AlmanacError && failure.suggestions.length > 0 && (
        <p>
          Did you mean{' '}
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
        <a href="/">Go to the library</a>
      </p>
      {failure instanceof AlmanacError && failure.status >= 500 && <p class="fine">Request ID: {failure.requestId}</p>}
    </div>
  );
}

/** Tells the user that a rate limit is reached, counts down the seconds, and then retries. */
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
      <p>You have reached the rate limit of your plan. This page retries automatically in {wait}.</p>
    </div>
  );
}
