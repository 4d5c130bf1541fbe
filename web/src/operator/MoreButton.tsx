import type { Call } from '../useCall';

/** Rows that the first page shows, and that each further step adds. The API returns at most 1,000. */
export const pageSize = 50;
const maxRows = 1_000;

interface Props {
  call: Call<{ nextCursor: string | null }>;
  limit: number;
  setLimit(limit: number): void;
}

/** Shows more rows of a list, up to the most that the API returns at once. */
export function MoreButton({ call, limit, setLimit }: Props) {
  if (call.data?.nextCursor == null) return null;
  if (limit >= maxRows) return <p class="fine">Showing {maxRows.toLocaleString('en')} rows. Narrow the search.</p>;
  return (
    <button type="button" disabled={call.loading} onClick={() => setLimit(Math.min(limit * 2, maxRows))}>
      Show more
    </button>
  );
}
