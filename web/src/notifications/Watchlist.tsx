import type { WatchedSeries } from 'almanac-sdk';
import { useRef, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { formatPeriod } from '../format';
import { getCountryName } from '../labels';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';

const initialCount = 10;

/** The watched series, with buttons to remove them. */
export function Watchlist() {
  const { data, failure, retry } = useCall('watchlist', () => almanac.watchlist.list());
  const { busy, problem, run } = useAction();
  const [message, setMessage] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = ({ id, name, country }: WatchedSeries) =>
    run(async () => {
      await almanac.watchlist.remove({ id });
      clearResponseCache();
      retry();
      setMessage(`Removed ${name}, ${getCountryName(country)}, from your watchlist.`);
      heading.current?.focus();
    });
  const watchlist = data?.watchlist ?? [];
  return (
    <section class="card">
      <h2 ref={heading} tabIndex={-1}>
        Watched series
      </h2>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {data?.count === 0 && (
        <p>
          No watched series yet. Use the Watch button on an indicator page of the <a href="/library">library</a>.
        </p>
      )}
      <ul class="watched">
        {watchlist.slice(0, showsAll ? undefined : initialCount).map((series) => (
          <li key={series.id}>
            <div>
              <a href={`/indicators/${series.indicator}?country=${series.country}`}>{series.name}</a>
              <span class="fine">
                {getCountryName(series.country)}, to {formatPeriod(series.lastDate, series.frequency)}
              </span>
            </div>
            <button
              type="button"
              class="quiet"
              disabled={busy}
              onClick={() => remove(series)}
              aria-label={`Remove ${series.name}, ${getCountryName(series.country)}`}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {watchlist.length > initialCount && (
        <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${watchlist.length}`}
        </button>
      )}
      <Problem text={problem} />
      <p class="fine" role="status">
        {message}
      </p>
    </section>
  );
}
