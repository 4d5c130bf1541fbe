import type { IndicatorRelease } from 'almanac-sdk';
import { importanceLabels } from '../labels';
import { ReleaseDateText } from '../parts/ReleaseDateText';

/** The release that publishes the indicator, with its last and next date. */
export function ReleaseDates({ release }: { release: IndicatorRelease }) {
  return (
    <section class="card">
      <h2>Release</h2>
      <p class="release-name">
        <a href={`/releases/${release.id}`}>{release.name}</a>
        <br />
        <span class="fine">
          {release.url === null ? (
            release.agency
          ) : (
            <a href={release.url} rel="noopener">
              {release.agency}
            </a>
          )}{' '}
          · {importanceLabels[release.importance]} importance
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
