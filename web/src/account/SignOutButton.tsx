import { AlmanacError } from 'almanac-sdk';
import { almanac } from '../almanac';
import { navigate } from '../router';
import { Problem } from './Problem';
import { storeSignedIn } from './signedIn';
import { useAction } from './useAction';

/** Ends the session of this browser. */
export function SignOutButton({ className }: { className?: string }) {
  const { busy, problem, run } = useAction();
  const signOut = () =>
    run(async () => {
      await almanac.account.signOut().catch((failure) => {
        // The session has already ended.
        if (!(failure instanceof AlmanacError && failure.status === 401)) throw failure;
      });
      storeSignedIn(false);
      navigate('/sign-in');
    });
  return (
    <>
      <button type="button" class={className} disabled={busy} onClick={signOut}>
        Sign out
      </button>
      <Problem text={problem} />
    </>
  );
}
