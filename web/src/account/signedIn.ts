import { useEffect, useState } from 'preact/hooks';
import { clearResponseCache } from '../almanac';

const storageKey = 'almanac-signed-in';
const signInEvent = 'almanac:signed-in';

/** Notes that somebody signed in or out here: what was read before was read by somebody else. */
export function storeSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is refused: the header says Sign in, and the session holds all the same.
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

/** Whether somebody has signed in here. A hint for what to show; the server alone knows. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(isStoredSignedIn);
  useEffect(() => {
    const update = () => setSignedIn(isStoredSignedIn());
    window.addEventListener(signInEvent, update);
    return () => window.removeEventListener(signInEvent, update);
  }, []);
  return signedIn;
}

/** Where to go after signing in: the page of this site that led here, or another. */
export function getNextPage(fallback: string): string {
  const next = new URLSearchParams(window.location.search).get('next') ?? fallback;
  return /^\/(?![/\\])/.test(next) ? next : fallback;
}
