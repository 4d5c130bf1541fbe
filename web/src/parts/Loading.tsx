/** A loading indicator. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <div class="loading" role="status">
      <span class="loading-bar" aria-hidden="true" />
      <span>{label}…</span>
    </div>
  );
}
