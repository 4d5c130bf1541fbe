import type { JobsResponse } from 'almanac-sdk';
import { useEffect } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { Records } from './Records';

type Job = JobsResponse['jobs'][number];
type Run = Job['runs'][number];

const refreshMs = 2_000;
const stateTags: Record<Run['state'], string> = {
  running: 'tag info',
  succeeded: 'tag good',
  failed: 'tag bad',
  abandoned: 'tag warn',
};

/** The scheduled jobs with their last run. While one runs, the list is read again every two seconds. */
export function JobsSection() {
  const { data, failure, loading, retry } = useCall('operator jobs', () => almanac.admin.jobs());
  const { busy, problem, run } = useAction();
  const refresh = () => {
    clearResponseCache();
    retry();
  };
  const isRunning = data?.jobs.some(({ runs: [last] }) => last?.state === 'running') === true;
  useEffect(() => {
    if (!isRunning || loading) return;
    const timer = setTimeout(refresh, refreshMs);
    return () => clearTimeout(timer);
  }, [isRunning, loading]);
  const start = (name: string) =>
    run(async () => {
      await almanac.admin.runJob({ name, prefer: 'respond-async' });
      refresh();
    });
  return (
    <section class="card">
      <h2>Scheduled jobs</h2>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      <Problem text={problem} />
      {data && (
        <Records
          label="Scheduled jobs"
          rows={data.jobs}
          getKey={({ name }) => name}
          columns={[
            { title: 'Job', render: (job) => <JobName job={job} /> },
            {
              title: 'Next run',
              render: ({ schedule, nextRunAt }) => describeNextRun(schedule, nextRunAt),
            },
            {
              title: 'Last run',
              render: ({ runs: [last] }) => (last === undefined ? 'Never' : <RunState run={last} />),
            },
            {
              title: '',
              render: ({ name, runs: [last] }) => (
                <button
                  type="button"
                  class="quiet"
                  disabled={busy || last?.state === 'running'}
                  onClick={() => start(name)}
                >
                  <span>
                    Run <span class="visually-hidden">{name} </span>now
                  </span>
                </button>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

function describeNextRun(schedule: string | null, nextRunAt: string | null): string {
  if (schedule === null) return 'On request';
  return nextRunAt === null ? 'Not scheduled yet' : formatInstant(nextRunAt);
}

function JobName({ job: { name, summary } }: { job: Job }) {
  return (
    <>
      {name}
      <small class="fine">{summary}</small>
    </>
  );
}

function RunState({ run: { state, startedAt, endedAt, counts, error } }: { run: Run }) {
  const done = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  return (
    <div role="status">
      <span class={stateTags[state]}>{state}</span>{' '}
      {endedAt === null ? `since ${formatInstant(startedAt)}` : formatInstant(endedAt)}
      {state === 'running' && <progress aria-label="Running" />}
      {done.length > 0 && <small class="fine">{done.map(([what, count]) => `${what}: ${count}`).join(', ')}</small>}
      {error?.split('\n').map((reason) => (
        <small key={reason} class="fine">
          {reason}
        </small>
      ))}
    </div>
  );
}
