import type { ReleaseDate } from 'almanac-sdk';
import { formatDay, formatReferencePeriod, missing } from '../format';

/** A date of a release, with its time and period, and whether it is exact. */
export function ReleaseDateText({ releaseDate }: { releaseDate: ReleaseDate | null }) {
  if (releaseDate === null) return <>{missing}</>;
  return (
    <>
      {releaseDate.datePrecision === 'on_or_before' && 'by '}
      {formatDay(releaseDate.date)}
      {releaseDate.time !== null && `, ${releaseDate.time}`}
      {releaseDate.referencePeriod !== null && (
        <span class="muted"> for {formatReferencePeriod(releaseDate.referencePeriod)}</span>
      )}{' '}
      {releaseDate.status === 'estimated' && <span class="tag">estimated</span>}
    </>
  );
}
