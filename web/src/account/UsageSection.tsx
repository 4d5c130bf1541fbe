import { almanac } from '../almanac';
import { formatDay } from '../format';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';

const height = 160;
const barStep = 20;

/** Requests per day and the daily limit. */
export function UsageSection() {
  const { data, failure, retry } = useCall('usage', () => almanac.account.usage({ days: 30 }));
  if (failure !== undefined) return <Failure failure={failure} retry={retry} />;
  if (data === undefined) return null;
  const days = data.days.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const today = days.at(-1);
  const maxRequests = Math.max(...days.map(({ requests }) => requests), 0);
  const top = Math.max(data.limitPerDay, maxRequests, 1);
  const y = (requests: number) => height - (requests / top) * height;
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  return (
    <section class="card">
      <h2>Usage</h2>
      <p>
        Today: <strong>{(today?.requests ?? 0).toLocaleString('en-US')}</strong> of{' '}
        {data.limitPerDay.toLocaleString('en-US')} requests. Last {days.length} days: {total.toLocaleString('en-US')}.
        Days start at midnight UTC.
      </p>
      <progress value={today?.requests ?? 0} max={data.limitPerDay} aria-label="Daily limit used" />
      <figure class="usage">
        <svg
          viewBox={`0 -8 ${days.length * barStep} ${height + 10}`}
          role="img"
          aria-label={`Requests per day, with the daily limit of ${data.limitPerDay}; ${maxRequests} on the busiest day`}
          preserveAspectRatio="none"
        >
          <line class="quota" x1="0" x2={days.length * barStep} y1={y(data.limitPerDay)} y2={y(data.limitPerDay)} />
          {days.map(({ day, requests }, index) => (
            <rect
              key={day}
              x={index * barStep + 3}
              width={barStep - 6}
              y={y(requests)}
              height={Math.max(height - y(requests), requests > 0 ? 2 : 0.5)}
            >
              <title>
                {formatDay(day)}: {requests}
              </title>
            </rect>
          ))}
        </svg>
        <figcaption class="fine">
          <span>{formatDay(days[0]?.day)}</span>
          <span>Busiest day: {maxRequests.toLocaleString('en-US')} requests. Dashed line: daily limit.</span>
          <span>{formatDay(today?.day)}</span>
        </figcaption>
      </figure>
    </section>
  );
}
