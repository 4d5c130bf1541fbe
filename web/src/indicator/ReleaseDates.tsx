import type { IndicatorRelease, ReleaseDate } from 'almanac-sdk';
import { formatDay, missing } from '../format';
import { importanceWords } from '../words';

/** The release that publishes the indicator: when it last did, and when it is expected next. */
export function ReleaseDates({ release }: { release: IndicatorRelease }) {
  return (
    <section class="card">
      <h2>Release</h2>
      <p class="release-name">
        {release.url === null ? release.name : <a href={release.url}>{release.name}</a>}
        <br />
        <span class="fine">
          {release.agency} · {importanceWords[release.importance]} importance
        </span>
      </p>
      <dl class="facts">
        <div>
          <dt>Last</dt>
          <dd>
            <When at={release.lastRelease} />
          </dd>
        </div>
        <div>
          <dt>Next</dt>
          <dd>
            <When at={release.nextRelease} />
          </dd>
        </div>
        {release.usualLagDays !== null && (
          <div>
            <dt>Usual delay</dt>
            <dd>{release.usualLagDays} days after the period</dd>
          </div>
        )}
      </dl>
      <p class="fine">
        <a href={release.country === null ? '/calendar' : `/calendar?country=${release.country}`}>Release calendar</a>
      </p>
    </section>
  );
}

function When({ at }: { at: ReleaseDate | null }) {
  if (at === null) return <>{missing}</>;
  return (
    <>
      {formatDay(at.date)}
      {at.time !== null && `, ${at.time}`}
      {at.referencePeriod !== null && <span class="muted"> for {at.referencePeriod}</span>}{' '}
      {at.status === 'estimated' && <span class="tag">estimated</span>}
    </>
  );
}
