import { useLayoutEffect, useState } from 'preact/hooks';
import { clearResponseCache } from '../almanac';

const storageKey = 'almanac-signed-in';
const signInEvent = 'almanac:signed-in';

/** Stores that the user signed in or out, and clears the cached responses of the previous user. */
export function storeSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is unavailable: the header shows "Sign in", but the session is valid.
  }
  clearResponseCache();
  window.dispatchEvent(new Event(signInEvent));
}

function isStoredSignedIn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Whether a user has signed in with this browser. A hint for the display; only the server knows for certain. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(isStoredSignedIn);
  // As in `useAddress`: a sign-in before the first frame is not missed.
  useLayoutEffect(() => {
    const update = () => setSignedIn(isStoredSignedIn());
    window.addEventListener(signInEvent, update);
    return () => window.removeEventListener(signInEvent, update);
  }, []);
  return signedIn;
}
