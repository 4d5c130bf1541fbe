import type { AlertFiring } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatDay, formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { usePages } from '../usePages';

const pageSize = 15;

/** What the rules fired in the last year, newest first. */
export function FiringHistory() {
  const { pages, failure, loading, retry, loadMore } = usePages('alert history', (cursor) =>
    almanac.alerts.history({ limit: pageSize, ...cursor }),
  );
  const firings = pages.flatMap((page) => page.firings);
  return (
    <section class="card" aria-busy={loading}>
      <h2>History</h2>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {pages.length === 0 && failure === undefined && <Loading label="Loading the history" />}
      {pages.length > 0 && firings.length === 0 && (
        <p>Nothing has fired yet. Alerts fire within a minute after new values reach the library.</p>
      )}
      <ol class="fired">
        {firings.map((firing) => (
          <Item key={firing.id} firing={firing} />
        ))}
      </ol>
      {loadMore && (
        <button type="button" disabled={loading} onClick={loadMore}>
          Show earlier alerts
        </button>
      )}
    </section>
  );
}

function Item({
  firing: { ruleName, indicator, country, release, vintage, sentence, firedAt },
}: {
  firing: AlertFiring;
}) {
  const address =
    release === null
      ? `/indicators/${indicator}${country === null ? '' : `?country=${country}`}`
      : `/releases/${release}`;
  return (
    <li>
      <p class="rule-name">
        <a href={address}>{ruleName}</a>
      </p>
      <p>{sentence}</p>
      <p class="fine">
        <time dateTime={firedAt}>{formatInstant(firedAt)}</time>
        {indicator !== null && ` · vintage ${formatDay(vintage)}`}
      </p>
    </li>
  );
}
