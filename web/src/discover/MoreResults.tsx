interface Props {
  /** Undefined at the end of the list. */
  loadMore: (() => void) | undefined;
  loading: boolean;
}

/** The button that adds the next page of results. */
export function MoreResults({ loadMore, loading }: Props) {
  if (loadMore === undefined) return null;
  return (
    <p class="more">
      <button type="button" disabled={loading} onClick={loadMore}>
        Show more
      </button>
    </p>
  );
}
