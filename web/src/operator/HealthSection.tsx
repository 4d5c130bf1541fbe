import { almanac } from '../almanac';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';

/** The health of the server and the state of its library. */
export function HealthSection() {
  const { data, failure, retry } = useCall('operator health', () => almanac.health.get());
  if (failure !== undefined) return <Failure failure={failure} retry={retry} />;
  if (data === undefined) return null;
  const { status, checks, library } = data;
  return (
    <section class="card">
      <h2>Health</h2>
      <dl class="facts">
        <dt>Server</dt>
        <dd>
          <span class={status === 'ok' ? 'tag good' : 'tag bad'}>{status}</span>
        </dd>
        <dt>Database</dt>
        <dd>{checks.postgresConfigured ? 'PostgreSQL' : checks.sqliteConfigured ? 'SQLite' : 'Not available'}</dd>
        <dt>FRED key</dt>
        <dd>{checks.fredConfigured ? 'Set' : 'Not set'}</dd>
        {library && (
          <>
            <dt>Library</dt>
            <dd>
              <span class={library.state === 'failed' ? 'tag bad' : 'tag good'}>{library.state}</span>{' '}
              {library.series.toLocaleString('en')} of {library.totalSeries.toLocaleString('en')} bundled series,{' '}
              {library.observations.toLocaleString('en')} values
              {library.state === 'loading' && (
                <progress value={library.series} max={library.totalSeries} aria-label="Series loaded" />
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
