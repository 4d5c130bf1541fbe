/** Something is on its way. */
export function Loading({ what: label = 'Loading' }: { what?: string }) {
  return (
    <div class="loading" role="status">
      <span class="loading-bar" aria-hidden="true" />
      <span>{label} …</span>
    </div>
  );
}
