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
