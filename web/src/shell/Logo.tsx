/** The logo: a line that rises to its latest value. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <rect width="32" height="32" rx="7" />
      <path d="M6 23 12 16.5 17 19.5 26 8.5" />
      <circle cx="26" cy="8.5" r="2.8" />
    </svg>
  );
}
