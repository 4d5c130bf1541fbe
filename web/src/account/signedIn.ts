import { useEffect, useState } from 'preact/hooks';
import { forgetAnswers } from '../almanac';

const hint = 'almanac-signed-in';
const changed = 'almanac:signed-in';

/** Notes that somebody signed in or out here: what was read before was read by somebody else. */
export function noteSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(hint, 'yes');
    else localStorage.removeItem(hint);
  } catch {
    // Storage is refused: the header says Sign in, and the session holds all the same.
  }
  forgetAnswers();
  window.dispatchEvent(new Event(changed));
}

function isNoted(): boolean {
  try {
    return localStorage.getItem(hint) !== null;
  } catch {
    return false;
  }
}

/** Whether somebody has signed in here. A hint for what to show; the server alone knows. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(isNoted);
  useEffect(() => {
    const update = () => setSignedIn(isNoted());
    window.addEventListener(changed, update);
    return () => window.removeEventListener(changed, update);
  }, []);
  return signedIn;
}

/** Where to go after signing in: the page of this site that led here, or another. */
export function nextPage(otherwise: string): string {
  const next = new URLSearchParams(window.location.search).get('next') ?? otherwise;
  return /^\/(?![/\\])/.test(next) ? next : otherwise;
}
