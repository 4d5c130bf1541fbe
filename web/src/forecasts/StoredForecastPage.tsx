import { NotFoundError } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { DownloadCard } from './DownloadCard';
import { describeForecast } from './ForecastHeader';
import { NotComputableCard } from './NotComputableCard';
import { usePlan } from './plan';
import { ResultCards } from './ResultCards';
import { SharingCard } from './SharingCard';

/** A stored forecast: one of the account, of the library, or of another account that shared it with a link. */
export function StoredForecastPage({ cacheKey }: { cacheKey: string }) {
  // The token of a share link follows `#`, which browsers do not send.
  const [token] = useState(() => window.location.hash.slice(1));
  const share = token === '' ? {} : { shareToken: token };
  const [plan, setPlan] = usePlan(true);
  const {
    data: run,
    failure,
    loading,
    retry,
  } = useCall(`stored forecast ${cacheKey} ${token}`, () => almanac.forecast.get({ cacheKey, ...share }));
  useEffect(() => {
    document.title = 'Stored forecast · Almanac';
  }, []);
  return (
    <article class="sample-page page" aria-busy={loading}>
      <header class="sample-head">
        <p class="crumbs">
          <a href="/forecasts">Forecasts</a> <span aria-hidden="true">/</span> Stored forecast
        </p>
        <h1>{run?.sharing ? 'Your own values' : (run?.series.name ?? 'Shared forecast')}</h1>
        {run && <p class="lead">{describeForecast(run)}</p>}
      </header>
      {failure instanceof NotFoundError && <NotReadable />}
      {failure !== undefined && !(failure instanceof NotFoundError) && <Failure failure={failure} retry={retry} />}
      {failure === undefined && run === undefined && <Loading label="Loading the forecast" />}
      {run?.sharing && <SharingCard key={run.cacheKey} cacheKey={run.cacheKey} sharing={run.sharing} />}
      {run?.result.status === 'not_computable' && <NotComputableCard result={run.result} />}
      {run?.result.status === 'computed' && (
        <ResultCards run={run} result={run.result} vintages={[]} plan={plan} setPlan={setPlan} />
      )}
      {run && <DownloadCard run={run} share={share} json={{ run }} />}
    </article>
  );
}

function NotReadable() {
  return (
    <div class="notice" role="alert">
      <h2>Not available</h2>
      <p>This forecast does not exist, has expired, or is no longer shared with you. Ask its owner for a new link.</p>
      <p class="actions">
        <a href="/forecasts">Forecast a series</a>
      </p>
    </div>
  );
}
