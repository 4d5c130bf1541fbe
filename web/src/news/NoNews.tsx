import type { NewsSource } from 'almanac-sdk';

interface Props {
  sources: NewsSource[];
  isFiltered: boolean;
  clear(): void;
}

/** States why there are no news: no match, or no feed read yet. */
export function NoNews({ sources, isFiltered, clear }: Props) {
  if (sources.some(({ items }) => items > 0) && isFiltered) {
    return (
      <div class="notice" role="status">
        <h2>No news match</h2>
        <p>Change or remove a filter. News are kept for a year.</p>
        <p class="actions">
          <button type="button" onClick={clear}>
            Show all news
          </button>
        </p>
      </div>
    );
  }
  const isRead = sources.some(({ lastReadAt }) => lastReadAt !== null);
  return (
    <div class="notice" role="status">
      <h2>No news yet</h2>
      <p>
        {isRead
          ? 'The feeds have been read, but they have no items of the past year.'
          : 'This server has not read any feed yet.'}{' '}
        The scheduled job <code>poll-news</code> reads the feeds below every 15 minutes. It needs access to the
        internet.
      </p>
      <p>
        If you run this server, start the job now with <code>npm run almanac -- job poll-news</code>, and check that{' '}
        <code>SCHEDULED_JOBS</code> is not <code>false</code>.
      </p>
    </div>
  );
}
