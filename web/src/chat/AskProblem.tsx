import { AlmanacError } from 'almanac-sdk';
import { buildReturnAddress } from '../account/buildReturnAddress';
import { describeFailure } from '../describeFailure';

/** What to do after an error, in addition to what the API says. */
const advice: Record<string, string> = {
  chat_unavailable: 'Try again in a moment.',
  service_unavailable: 'Try again in a moment.',
  chat_off: 'Reload the page.',
};

/** Says why a question was not answered. The question is in the form again. */
export function AskProblem({ failure }: { failure: unknown }) {
  return <div role="alert">{failure !== undefined && <Description failure={failure} />}</div>;
}

function Description({ failure }: { failure: unknown }) {
  const code = failure instanceof AlmanacError ? failure.code : undefined;
  const isSignedOut = code === 'not_signed_in' || code === 'missing_api_key';
  return (
    <p class="problem">
      {isSignedOut ? (
        <>
          Your session has ended. <a href={`/sign-in${buildReturnAddress()}`}>Sign in</a> to ask again.
        </>
      ) : (
        <>
          {describeFailure(failure)} {code === undefined ? 'Check your connection and try again.' : advice[code]}
        </>
      )}{' '}
      Your question is still in the form.
    </p>
  );
}
