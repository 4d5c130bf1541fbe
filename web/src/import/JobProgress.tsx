import type { ImportJob } from 'almanac-sdk';
import { Loading } from '../parts/Loading';

/** The progress of an import job until it ends, then its failure, if any. */
export function JobProgress({ job: { state, dryRun, progress, error } }: { job: ImportJob }) {
  if (error !== null) return <p class="problem">{error.message}</p>;
  if (state === 'queued') return <Loading label="Waiting for a free worker" />;
  if (state !== 'running') return null;
  return (
    <label class="progress">
      <span>
        {dryRun ? 'Checking' : 'Importing'}: {progress.done} of {progress.total} series
      </span>
      <progress value={progress.done} max={progress.total} />
    </label>
  );
}
