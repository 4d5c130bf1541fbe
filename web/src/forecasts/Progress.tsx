import type { ForecastJob } from 'almanac-sdk';
import { Loading } from '../parts/Loading';

/** The progress of a backtest. */
export function Progress({ job }: { job: ForecastJob | undefined }) {
  if (job === undefined || job.state === 'queued') return <Loading label="Waiting for a free worker" />;
  const { done, total } = job.progress;
  return (
    <label class="progress">
      <span>
        Refitting every model at every origin: {done} of {total} forecasts
      </span>
      <progress value={done} max={total} />
    </label>
  );
}
