import { buildReturnAddress } from '../account/buildReturnAddress';

/** Asks the user to sign in, for calls that need a session or a key. */
export function SignInPrompt() {
  const address = buildReturnAddress();
  return (
    <div class="notice" role="alert">
      <h2>Sign in to {describePurpose(window.location.pathname)}</h2>
      <p>Accounts are free. Sign up with your email address and confirm it with the link that we send you.</p>
      <p class="actions">
        <a class="button primary" href={`/sign-in${address}`}>
          Sign in
        </a>
        <a class="button" href={`/sign-up${address}`}>
          Sign up
        </a>
      </p>
    </div>
  );
}

function describePurpose(pathname: string): string {
  if (pathname.startsWith('/settings')) return 'view your settings';
  if (pathname.startsWith('/alerts')) return 'create alerts';
  if (pathname.startsWith('/operator')) return 'manage the server';
  if (pathname.startsWith('/chat')) return 'ask the assistant';
  if (pathname.startsWith('/import')) return 'import data';
  if (pathname.startsWith('/labs')) return 'test a series';
  if (!pathname.startsWith('/forecasts')) return 'view the data';
  return new URLSearchParams(window.location.search).has('run') ? 'view this forecast' : 'run a forecast';
}
