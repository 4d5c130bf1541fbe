import type { IndicatorRelease, ReleaseDate } from 'almanac-sdk';
import { formatDay, missing } from '../format';
import { importanceLabels } from '../labels';

/** The release that publishes the indicator, with its last and next date. */
export function ReleaseDates({ release }: { release: IndicatorRelease }) {
  return (
    <section class="card">
      <h2>Release</h2>
      <p class="release-name">
        {release.url === null ? release.name : <a href={release.url}>{release.name}</a>}
        <br />
        <span class="fine">
          {release.agency} · {importanceLabels[release.importance]} importance
        </span>
      </p>
      <dl class="facts">
        <div>
          <dt>Last</dt>
          <dd>
            <ReleaseDateText releaseDate={release.lastRelease} />
          </dd>
        </div>
        <div>
          <dt>Next</dt>
          <dd>
            <ReleaseDateText releaseDate={release.nextRelease} />
          </dd>
        </div>
        {release.usualLagDays !== null && (
          <div>
            <dt>Typical delay</dt>
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

function ReleaseDateText({ releaseDate }: { releaseDate: ReleaseDate | null }) {
  if (releaseDate === null) return <>{missing}</>;
  return (
    <>
      {releaseDate.datePrecision === 'on_or_before' && 'by '}
      {formatDay(releaseDate.date)}
      {releaseDate.time !== null && `, ${releaseDate.time}`}
      {releaseDate.referencePeriod !== null && <span class="muted"> for {releaseDate.referencePeriod}</span>}{' '}
      {releaseDate.status === 'estimated' && <span class="tag">estimated</span>}
    </>
  );
}
