import type { ForecastJob } from 'almanac-sdk';
import { Loading } from '../parts/Loading';

/** How far a backtest is. */
export function Progress({ job }: { job: ForecastJob | undefined }) {
  if (job === undefined || job.state === 'queued') return <Loading label="Waiting for a free processor" />;
  const { done, total } = job.progress;
  return (
    <label class="progress">
      <span>
        Fitting every model anew on every day: {done} of {total} forecasts
      </span>
      <progress value={done} max={total} />
    </label>
  );
}
