import type { WatchedSeries } from 'almanac-sdk';
import { useRef, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, forgetAnswers } from '../almanac';
import { formatPeriod } from '../format';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { countryName } from '../words';

const atFirst = 10;

/** The watched series, and the way off the list. */
export function Watchlist() {
  const { data, failure, again } = useCall('watchlist', () => almanac.watchlist.list());
  const { busy, problem, run } = useAction();
  const [removed, setRemoved] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = ({ id, name, country }: WatchedSeries) =>
    run(async () => {
      await almanac.watchlist.remove({ id });
      forgetAnswers();
      again();
      setRemoved(`${name}, ${countryName(country)}, is watched no longer.`);
      heading.current?.focus();
    });
  const watchlist = data?.watchlist ?? [];
  return (
    <section class="card">
      <h2 ref={heading} tabIndex={-1}>
        Watched series
      </h2>
      {failure !== undefined && <Failure failure={failure} again={again} />}
      {data?.count === 0 && (
        <p>
          None yet. Each page of the <a href="/">library</a> has a button to watch its series.
        </p>
      )}
      <ul class="watched">
        {watchlist.slice(0, showsAll ? undefined : atFirst).map((series) => (
          <li key={series.id}>
            <div>
              <a href={`/indicators/${series.indicator}?country=${series.country}`}>{series.name}</a>
              <span class="fine">
                {countryName(series.country)}, to {formatPeriod(series.lastDate, series.frequency)}
              </span>
            </div>
            <button
              type="button"
              class="quiet"
              disabled={busy}
              onClick={() => remove(series)}
              aria-label={`Remove ${series.name}, ${countryName(series.country)}`}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {watchlist.length > atFirst && (
        <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${watchlist.length}`}
        </button>
      )}
      <Problem text={problem} />
      <p class="fine" role="status">
        {removed}
      </p>
    </section>
  );
}
