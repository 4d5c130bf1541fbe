import { AlmanacError, RateLimitError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { describeFailure } from '../describeFailure';
import { isUnknownIndicator } from '../isUnknownIndicator';
import { isMissing, Missing, type MissingProps } from './Missing';
import { SignInPrompt } from './SignInPrompt';

interface Props {
  failure: unknown;
  retry(): void;
  /** What to show if nothing exists at the address of the page. By default, the words of the API. */
  missing?: MissingProps;
}

/** Wait before the next attempt if the server does not state one. */
const loadingSeconds = 5;

const signInCodes = new Set<string>(['missing_api_key', 'not_signed_in']);

/** Shows why a call failed, in the words of the API, and what to do about it. */
export function Failure({ failure, retry, missing }: Props) {
  if (failure instanceof AlmanacError && signInCodes.has(failure.code ?? '')) return <SignInPrompt />;
  if (failure instanceof RateLimitError && failure.retryAfterSeconds !== undefined) {
    const text = 'You have reached the rate limit of your plan.';
    return <RetryNotice title="Too many requests" text={text} seconds={failure.retryAfterSeconds} retry={retry} />;
  }
  if (failure instanceof AlmanacError && failure.code === 'library_loading') {
    const seconds = failure.retryAfterSeconds ?? loadingSeconds;
    const text = 'These values are not loaded yet.';
    return <RetryNotice title="The library is loading" text={text} seconds={seconds} retry={retry} />;
  }
  const status = failure instanceof AlmanacError ? (failure.status ?? 500) : 500;
  if (missing !== undefined && isMissing(failure)) return <Missing {...missing} />;
  const slugs = isUnknownIndicator(failure) ? failure.suggestions : [];
  // A refused request would be refused again.
  const isRefused = status < 500;
  return (
    <div class="notice" role="alert">
      <h2>{isRefused ? 'Not available' : 'Something went wrong'}</h2>
      <p>{isUnknownIndicator(failure) ? 'The library has no indicator with this ID.' : describeFailure(failure)}</p>
      {slugs.length > 0 && (
        <p class="suggested">
          Did you mean
          {slugs.map((slug) => (
            <a key={slug} class="pill" href={`/indicators/${slug}`}>
              {slug}
            </a>
          ))}
        </p>
      )}
      <p class="actions">
        {!isRefused && (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
        <a href="/library">Go to the library</a>
      </p>
      {failure instanceof AlmanacError && status >= 500 && failure.requestId && (
        <p class="fine">Request ID: {failure.requestId}</p>
      )}
    </div>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  seconds: number;
  retry(): void;
}

/** Tells the user why to wait, counts down the seconds, and then retries. */
function RetryNotice({ title, text, seconds, retry }: NoticeProps) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    if (secondsLeft <= 0) return retry();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, retry]);
  const wait = secondsLeft > 90 ? `${Math.ceil(secondsLeft / 60)} minutes` : `${secondsLeft} seconds`;
  return (
    <div class="notice" role="status">
      <h2>{title}</h2>
      <p>
        {text} This page retries automatically in {wait}.
      </p>
    </div>
  );
}
