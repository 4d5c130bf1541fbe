import type { IndicatorRelease, ReleaseDate } from 'almanac-sdk';
import { formatDay, formatLongDate, formatReferencePeriod, missing } from '../format';
import { ReleaseDateText } from '../parts/ReleaseDateText';

interface Props {
  release: IndicatorRelease;
  upcoming: ReleaseDate[];
  awaited: ReleaseDate[];
}

/** The next date of a release with what it is based on, the last one, those since then, and the dates after the next. */
export function Upcoming({ release: { lastRelease, nextRelease, usualLagDays }, upcoming, awaited }: Props) {
  const later = upcoming.filter(({ date }) => date > (nextRelease?.date ?? ''));
  return (
    <dl class="figures release-dates">
      <div class="figure first">
        <dt>Next</dt>
        <dd>{nextRelease === null ? missing : formatLongDate(nextRelease.date)}</dd>
        <dd class="figure-note">{nextRelease === null ? 'No further release is expected.' : describe(nextRelease)}</dd>
      </div>
      <div class="figure">
        <dt>Last in the library</dt>
        <dd>{lastRelease === null ? missing : formatDay(lastRelease.date)}</dd>
        <dd class="figure-note">
          {lastRelease?.datePrecision === 'on_or_before'
            ? 'Published by this day, exact day unknown'
            : lastRelease?.referencePeriod && `for ${formatReferencePeriod(lastRelease.referencePeriod)}`}
        </dd>
        {awaited.length > 0 && <dd class="figure-note awaited">Latest dates with missing values:</dd>}
        <DateLines dates={awaited} />
      </div>
      <div class="figure">
        <dt>Typical delay</dt>
        <dd>{usualLagDays === null ? missing : `${usualLagDays} days`}</dd>
        <dd class="figure-note">after the period</dd>
      </div>
      {later.length > 0 && (
        <div class="figure later">
          <dt>Then</dt>
          <DateLines dates={later} />
        </div>
      )}
    </dl>
  );
}

function DateLines({ dates }: { dates: ReleaseDate[] }) {
  return dates.map((date) => (
    <dd key={date.date} class="figure-note">
      <ReleaseDateText releaseDate={date} />
    </dd>
  ));
}

/** Describes the time, the period and the basis of a date. */
function describe({ time, timeZone, referencePeriod, estimate, scheduleSource }: ReleaseDate): string {
  const place = timeZone?.split('/').at(-1)?.replace('_', ' ');
  const parts = [
    time !== null && `${time}${place ? ` ${place} time` : ''}`,
    referencePeriod !== null &&
      `for ${formatReferencePeriod(referencePeriod)}${estimate === null ? '' : ` (${estimate} estimate)`}`,
    scheduleSource === 'official' ? 'official date' : 'expected date, from the usual pattern',
  ];
  return parts.filter(Boolean).join(' · ');
}
